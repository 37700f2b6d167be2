import { landing } from "content:landing";
import { sharePicture } from "content:share/landing";
import { site } from "content:site";
import { useLoaderData } from "react-router";
import { isSitePath } from "../../../catalogue/links/web-address.ts";
import { pages } from "../../../catalogue/pages.ts";
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
export function loadLanding() {
  const { productName, headline, contactAddress, offlineReading, aftermovieAddress, partnerLogoHosts } = site;
  const player = isSitePath(aftermovieAddress) ? [] : [new URL(aftermovieAddress).host];
  return { productName, headline, contactAddress, offlineReading, otherSites: [...player, ...partnerLogoHosts] };
}

/** The Landing page (clause L-1): a tour stop explained, for someone who has never heard of the tour. */
export function LandingPage() {
  const { productName, headline, contactAddress, ...privacy } = useLoaderData<typeof loadLanding>();
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
