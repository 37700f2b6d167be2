import { useLoaderData } from "react-router";
import { pages } from "../../../catalogue/pages.ts";
import { words } from "../../../words/words.ts";
import { loadPageData } from "../../content/load-page-data.ts";
import { PageHead } from "../../page-head.tsx";
import { TranslationNotice } from "../../ui/translation-notice.tsx";
import { ClosingSection } from "./closing-section.tsx";
import {
  DaySection,
  KeynoteSection,
  LandingHero,
  LessonsSection,
  PrivacySection,
  QuestionsSection,
} from "./landing-sections.tsx";

export function loader() {
  return loadPageData("landing");
}

/** The Landing page (clause L-1): a tour stop explained, for someone who has never heard of the tour. */
export function Component() {
  const { texts: landing, sharePicture } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={words.pageLanding}
        description={landing.description}
        path={pages.landing.path}
        picture={sharePicture}
        translation={landing.translation}
      />
      <TranslationNotice translation={landing.translation} />
      <LandingHero landing={landing} />
      <LessonsSection landing={landing} />
      <DaySection landing={landing} />
      <QuestionsSection landing={landing} />
      <PrivacySection />
      <KeynoteSection />
      <ClosingSection landing={landing} />
    </>
  );
}
