import { type ListSection, listPageAddress, phaseOf } from "../../../../catalogue/events/event-lists.ts";
import { pages } from "../../../../catalogue/pages.ts";
import { words } from "../../../../words/words.ts";
import type { PhaseContent } from "../../../content/content-modules.ts";
import { site } from "../../../content/site-content.ts";
import { PageHead } from "../../../page-head.tsx";
import type { EventsData } from "./load-events.ts";

/** What a further page of a grid is called. */
function furtherTitle(section: ListSection, values: { phase: string; page: number }): string {
  if (section === "upcoming") return words.upcomingEventsTitle(values);
  return section === "concluded" ? words.concludedEventsTitle(values) : words.otherEventsTitle(values);
}

/** What the list is called that an address asks for. */
function listTitle(city: string | null | undefined, phase: PhaseContent | null): string {
  if (city && phase) return words.eventsInCityOfPhaseTitle({ city, phase: phase.name });
  if (phase) return words.eventsOfPhaseTitle({ phase: phase.name });
  return city ? words.eventsInCityTitle({ city }) : words.pageEvents;
}

type EventsHeadProps = Pick<EventsData, "further" | "phases" | "sharePicture"> & {
  /** The city whose events are shown; null or undefined where all are. */
  city: string | null | undefined;
  /** The phase that is shown; null where the page shows it by itself. */
  phase: PhaseContent | null;
};

/** The head of the Events page and its further pages: its title says which list is shown. */
export function EventsHead({ further, phases, sharePicture, city, phase }: EventsHeadProps) {
  const ofFurther = further && phaseOf(further.section, phases);
  const isFurther = ofFurther && (phase === null || phase === ofFurther);
  return (
    <PageHead
      title={
        isFurther
          ? furtherTitle(further.section, { phase: ofFurther.name, page: further.page })
          : listTitle(city, phase)
      }
      description={words.eventsPageDescription({ name: site.productName })}
      path={further ? listPageAddress(further.section, further.page, phases) : pages.events.address}
      picture={sharePicture}
      translation={site.translation}
    />
  );
}
