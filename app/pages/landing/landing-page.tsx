import { useLoaderData } from "react-router";
import { isSitePath } from "../../../catalogue/links/web-address.ts";
import { pages } from "../../../catalogue/pages.ts";
import { loadPageData } from "../../content/load-page-data.ts";
import { site } from "../../content/site-content.ts";
import { PageHead } from "../../page-head.tsx";
import { TranslationNotice } from "../../ui/translation-notice.tsx";
import {
  ClosingSection,
  DaySection,
  KeynoteSpeakers,
  LandingHero,
  LessonsSection,
  QuestionsSection,
} from "./landing-sections.tsx";
import { PrivacySection } from "./privacy-section.tsx";
import "./landing-page.css";

/** The Landing page's data. */
export async function loadLanding() {
  const { landing, sharePicture } = await loadPageData("landing");
  const { productName, headline, contactAddress, offlineReading, aftermovieAddress, partnerLogoHosts } = site;
  const player = isSitePath(aftermovieAddress) ? [] : [new URL(aftermovieAddress).host];
  return {
    landing,
    sharePicture,
    productName,
    headline,
    contactAddress,
    offlineReading,
    otherSites: [...player, ...partnerLogoHosts],
  };
}

/** The Landing page (clause L-1): a tour stop explained, for someone who has never heard of the tour. */
export function LandingPage() {
  const { landing, sharePicture, productName, headline, contactAddress, ...privacy } =
    useLoaderData<typeof loadLanding>();
  return (
    <>
      <PageHead
        title={pages.landing.title}
        description={landing.description}
        path={pages.landing.address}
        picture={sharePicture}
        translation={landing.translation}
      />
      <TranslationNotice translation={landing.translation} />
      <LandingHero productName={productName} headline={headline} landing={landing} />
      <LessonsSection landing={landing} />
      <DaySection landing={landing} />
      <QuestionsSection landing={landing} />
      <PrivacySection {...privacy} />
      <KeynoteSpeakers />
      <ClosingSection landing={landing} contactAddress={contactAddress} />
    </>
  );
}
