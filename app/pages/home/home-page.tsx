import { useLoaderData } from "react-router";
import { playerAddress } from "../../../catalogue/film.ts";
import { pages } from "../../../catalogue/pages.ts";
import { loadPageData } from "../../content/load-page-data.ts";
import { site } from "../../content/site-content.ts";
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
export async function loadHome() {
  const { home, stops, legs, nextStops, phaseBadge, concludedBadge, ...data } = await loadPageData("home");
  const { aftermoviePhase, sharePicture } = data;
  const { figures, tagline, fueledBy, headlineHindi, description, missionYear } = home;
  return {
    head: { description, picture: sharePicture },
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
    mission: { sentence: data.mission, year: missionYear, target: figures.missionTarget, photo: data.groupPhoto },
    impact: { figures, photos: data.eventPhotos },
    aftermovie: { phase: aftermoviePhase, address: playerAddress(site.aftermovieAddress, { autoplay: false }) },
    supporters: { line: data.supportersLine, supporters: data.supporters },
  };
}

/** The home page, its sections in the order of clauses HM-1 to HM-13. */
export function HomePage() {
  const { head, hero, tour, mission, impact, aftermovie, supporters } = useLoaderData<typeof loadHome>();
  return (
    <>
      <PageHead
        title={`${site.productName}: ${site.headline}`}
        {...head}
        path={pages.home.address}
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
