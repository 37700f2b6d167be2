import { useLoaderData } from "react-router";
import { pages } from "../../../catalogue/pages.ts";
import { loadPageData } from "../../content/load-page-data.ts";
import { site } from "../../content/site-content.ts";
import { PageHead } from "../../page-head.tsx";
import { TranslationNotice } from "../../ui/translation-notice.tsx";
import { AftermovieSection } from "./aftermovie.tsx";
import { Hero } from "./hero.tsx";
import { Impact } from "./impact.tsx";
import { Mission } from "./mission.tsx";
import { Supporters } from "./supporters.tsx";
import { TourSection } from "./tour-section.tsx";

export function loader() {
  return loadPageData("home");
}

/** The home page, its sections in the order of clauses HM-1 to HM-13. */
export function Component() {
  const content = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={`${site.productName}: ${site.headline}`}
        description={site.description}
        picture={content.sharePicture}
        path={pages.home.path}
        translation={site.translation}
      />
      <Hero content={content}>
        <TranslationNotice translation={site.translation} />
      </Hero>
      <TourSection content={content} />
      <Mission content={content} />
      <Impact content={content} />
      <AftermovieSection phase={content.aftermoviePhase} />
      <Supporters content={content} />
    </>
  );
}
