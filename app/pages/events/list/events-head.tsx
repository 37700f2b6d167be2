import { sharePicture } from "content:share/events";
import { site } from "content:site";
import { type ListSection, listPageAddress, phaseOf } from "../../../../catalogue/events/event-lists.ts";
import { pages } from "../../../../catalogue/pages.ts";
import type { PhaseContent } from "../../../content/content-modules.ts";
import { PageHead } from "../../../page-head.tsx";
import type { EventsData } from "./load-events.ts";

const furtherTitles: Partial<Record<ListSection, string>> = {
  upcoming: "Upcoming events",
  concluded: "Concluded events",
};

type EventsHeadProps = Pick<EventsData, "further" | "phases"> & {
  /** The city whose events are shown; null or undefined where all are. */
  city: string | null | undefined;
  /** The phase that is shown; null where the page shows it by itself. */
  phase: PhaseContent | null;
};

/** The head of the Events page and its further pages: its title says which list is shown. */
export function EventsHead({ further, phases, city, phase }: EventsHeadProps) {
  const ofFurther = further && phaseOf(further.section, phases);
  const isFurther = ofFurther && (phase === null || phase === ofFurther);
  const ofList = `Events${city ? ` in ${city}` : ""}${phase ? `, ${phase.name}` : ""}`;
  return (
    <PageHead
      title={
        isFurther ? `${furtherTitles[further.section] ?? `Events of ${ofFurther.name}`}, page ${further.page}` : ofList
      }
      description={`Every stop of ${site.productName}: register for the upcoming events, watch the highlights of the concluded ones.`}
      path={further ? listPageAddress(further.section, further.page, phases) : pages.events.address}
      picture={sharePicture}
    />
  );
}
