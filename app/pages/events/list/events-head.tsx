import { sharePicture } from "content:share/events";
import { site } from "content:site";
import { type ListSection, listPageAddress, phaseOf } from "../../../../catalogue/events/event-lists.ts";
import { pages } from "../../../../catalogue/pages.ts";
import { PageHead } from "../../../page-head.tsx";
import type { EventsData } from "./load-events.ts";

const furtherTitles: Record<ListSection, string> = {
  upcoming: "Upcoming events",
  concluded: "Concluded events",
  phase1: "Events of Phase 1",
};

type EventsHeadProps = Pick<EventsData, "further"> & {
  /** The city whose events are shown; null or undefined where all are. */
  city: string | null | undefined;
  /** The phase that is shown; null where the page shows it by itself. */
  phase: 1 | 2 | null;
};

/** The head of the Events page and its further pages: its title says which list is shown. */
export function EventsHead({ further, city, phase }: EventsHeadProps) {
  const isFurther = further && (phase === null || phase === phaseOf(further.section));
  const ofList = `Events${city ? ` in ${city}` : ""}${phase ? `, Phase ${phase}` : ""}`;
  return (
    <PageHead
      title={isFurther ? `${furtherTitles[further.section]}, page ${further.page}` : ofList}
      description={`Every stop of ${site.productName}: register for the upcoming events, watch the highlights of the concluded ones.`}
      path={further ? listPageAddress(further.section, further.page) : pages.events.address}
      picture={sharePicture}
    />
  );
}
