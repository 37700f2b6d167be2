import { sharePicture } from "content:share/landing";
import { site } from "content:site";
import { useLoaderData } from "react-router";
import { pages } from "../../../catalogue/pages.ts";
import { PageHead } from "../../page-head.tsx";
import {
  ClosingSection,
  DaySection,
  KeynoteSpeakers,
  LandingHero,
  LessonsSection,
  QuestionsSection,
} from "./landing-sections.tsx";
import "./landing-page.css";

/** The Landing page's data. */
export function loadLanding() {
  return { productName: site.productName, headline: site.headline };
}

/** The Landing page (clause L-1): a tour stop explained, for someone who has never heard of the tour. */
export function LandingPage() {
  const { productName, headline } = useLoaderData<typeof loadLanding>();
  return (
    <>
      <PageHead
        title={pages.landing.title}
        description="What you will learn at a tour stop, how the day runs, and the answers to what people ask."
        path={pages.landing.address}
        picture={sharePicture}
      />
      <LandingHero productName={productName} headline={headline} />
      <LessonsSection />
      <DaySection />
      <QuestionsSection />
      <KeynoteSpeakers />
      <ClosingSection />
    </>
  );
}
