import type { ReactNode } from "react";
import { type EventLists, type ListSection, sectionsOf } from "../../../../catalogue/events/event-lists.ts";
import { takesPlace } from "../../../../catalogue/events/event-status.ts";
import { words } from "../../../../words/words.ts";
import type { EventSummary, PhaseContent } from "../../../content/content-modules.ts";
import { markedText } from "../../../ui/in-english.tsx";
import { EventSection } from "./grid/event-section.tsx";
import { ListPages } from "./grid/list-pages.tsx";
import type { EventsData } from "./load-events.ts";
import { PhaseStops } from "./phase-stops.tsx";

type PanelProps = {
  phase: PhaseContent;
  data: EventsData;
  /** The lists that have every event of the chosen city. */
  lists: EventLists<EventSummary>;
  /** The city whose events are shown; null for all, undefined where a visitor asked for one without events. */
  chosen: string | null | undefined;
  /** Whether the page begins with its first card. */
  leads: boolean;
};

/** The panel of a phase: the live one's two grids, any other's one, or a further page of one of them (clauses E-2 and E-3). */
export function PhasePanel({ leads, ...panel }: PanelProps) {
  const { phase, data, chosen } = panel;
  const sections = sectionsOf(phase)
    .filter((section) => !isElsewhere(panel, section))
    .map((section) => ({ section, ...wordsOf(section, phase), ...gridOf(panel, section) }))
    .filter(({ events }) => !chosen || events.length > 0);
  const leading = sections.find(({ events }) => events.length > 0);
  return (
    <PhaseStops {...panel}>
      {sections.map(({ section, stops, note, ahead, ...texts }) => (
        <EventSection
          key={section}
          {...texts}
          note={note ?? stopsNote(stops, ahead)}
          open={ahead}
          leading={leads && section === leading?.section}
        >
          {!chosen && <ListPages section={section} title={texts.title} data={data} />}
        </EventSection>
      ))}
    </PhaseStops>
  );
}

type SectionWords = {
  title: string;
  /** A note of the phase's own, in place of the number of stops. */
  note?: ReactNode;
  /** Whether the tour has yet to call there. */
  ahead: boolean;
  emptyText: ReactNode;
  emptyHint?: ReactNode;
};

/** The texts of a grid (clause E-5). */
function wordsOf(section: ListSection, phase: PhaseContent): SectionWords {
  if (section === "upcoming") return { title: words.upcomingEvents, ahead: true, emptyText: words.noUpcomingEvents };
  if (section === "concluded")
    return { title: words.concludedEvents, ahead: false, emptyText: words.noConcludedEvents };
  return {
    title: phase.name,
    note: markedText(phase, "note"),
    ahead: phase.state === "ahead",
    emptyText: markedText(phase, "emptyHeading"),
    emptyHint: markedText(phase, "emptyText"),
  };
}

/** How many stops a section has, in words; nothing for none. */
function stopsNote(count: number, ahead: boolean): string {
  if (count === 0) return "";
  return ahead ? words.stopsAhead({ count }) : words.stopsBehindUs({ count });
}

/** Whether a further page is of the other grid of this one's phase. */
function isElsewhere({ phase, data: { further } }: Pick<PanelProps, "phase" | "data">, section: ListSection): boolean {
  return further !== null && further.section !== section && sectionsOf(phase).includes(further.section);
}

/** The events of a grid, and how many stops it has in all. */
function gridOf({ data: { further, totals }, lists, chosen }: Omit<PanelProps, "leads">, section: ListSection) {
  const { stops = 0 } = totals[section] ?? {};
  if (further?.section === section && !chosen) return { events: further.events, stops };
  const all = lists[section] ?? [];
  if (!chosen) return { events: all, stops };
  const events = all.filter(({ city }) => city === chosen);
  return { events, stops: events.filter(({ status }) => takesPlace(status)).length };
}
