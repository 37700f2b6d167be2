import {
  aftermoviePhase,
  concludedBadge,
  eventPhotos,
  groupPhoto,
  home,
  legs,
  mission,
  nextStops,
  phaseBadge,
  stops,
  supporters,
  supportersLine,
} from "content:home";
import { sharePicture } from "content:share/home";
import { site } from "content:site";
import { useLoaderData } from "react-router";
import { playerAddress } from "../../../catalogue/film.ts";
import { pages } from "../../../catalogue/pages.ts";
import { PageHead } from "../../page-head.tsx";
import { TranslationNotice } from "../../ui/translation-notice.tsx";
import { AftermovieSection } from "./aftermovie/aftermovie-section.tsx";
import { Hero } from "./hero.tsx";
import { Impact } from "./impact.tsx";
import { Mission } from "./mission.tsx";
import { Supporters } from "./supporters.tsx";
import { TourSection } from "./tour-section.tsx";
import "./home-page.css";

/** The home page's data: names, figures and pictures of the catalogue. */
export function loadHome() {
  const { figures, tagline, fueledBy, headlineHindi, description, missionYear } = home;
  return {
    hero: { productName: site.productName, tagline, phaseBadge, fueledBy, nextStops },
    tour: {
      headline: site.headline,
      headlineHindi,
      concludedBadge,
      description,
      stops,
      legs,
      aftermoviePhase,
      playerAddress: playerAddress(site.aftermovieAddress, { autoplay: true }),
    },
    mission: { sentence: mission, year: missionYear, target: figures.missionTarget, photo: groupPhoto },
    impact: { figures, photos: eventPhotos },
    aftermovie: { phase: aftermoviePhase, address: playerAddress(site.aftermovieAddress, { autoplay: false }) },
    supporters: { line: supportersLine, supporters },
  };
}

/** The home page, its sections in the order of clauses HM-1 to HM-13. */
export function HomePage() {
  const { hero, tour, mission, impact, aftermovie, supporters } = useLoaderData<typeof loadHome>();
  return (
    <>
      <PageHead
        title={`${site.productName}: ${site.headline}`}
        description={home.description}
        path={pages.home.address}
        picture={sharePicture}
        translation={site.translation}
      />
      <Hero {...hero}>
        <TranslationNotice translation={site.translation} />
      </Hero>
      <TourSection {...tour} />
      <Mission {...mission} />
      <Impact {...impact} />
      <AftermovieSection {...aftermovie} />
      <Supporters {...supporters} />
    </>
  );
}
