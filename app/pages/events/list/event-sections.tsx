import type { ReactNode } from "react";
import { type EventLists, type ListSection, sectionsOf } from "../../../../catalogue/events/event-lists.ts";
import { takesPlace } from "../../../../catalogue/events/event-status.ts";
import { words } from "../../../../words/words.ts";
import type { EventSummary, PhaseContent } from "../../../content/page-data.ts";
import { markedText } from "../../../ui/in-english.tsx";
import { EventSection } from "./grid/event-section.tsx";

/** A grid of the list: its phase, its place in the phase, and its events. */
type Grid = { phase: PhaseContent; section: ListSection; events: EventSummary[] };

/** The grids of a phase: two of the live one, one of any other (clauses E-2 and E-3). */
export function gridsOf(phase: PhaseContent, lists: EventLists<EventSummary>): Grid[] {
  return sectionsOf(phase).map((section) => ({ phase, section, events: lists[section] ?? [] }));
}

type EventSectionsProps = {
  grids: readonly Grid[];
  /** Whether the page begins with the first card. */
  leads: boolean;
};

/** Grids one below the other, each with its heading and the number of its stops. */
export function EventSections({ grids, leads }: EventSectionsProps) {
  const leading = grids.find(({ events }) => events.length > 0);
  return grids.map((grid) => {
    const { note, ahead, ...texts } = wordsOf(grid);
    const stops = grid.events.filter(({ status }) => takesPlace(status)).length;
    return (
      <EventSection
        key={grid.section}
        {...texts}
        note={note ?? stopsNote(stops, ahead)}
        open={ahead}
        events={grid.events}
        leading={leads && grid === leading}
      />
    );
  });
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
function wordsOf({ section, phase }: Grid): SectionWords {
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
