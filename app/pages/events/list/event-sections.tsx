import { type EventLists, type ListSection, sectionsOf } from "../../../../catalogue/events/event-lists.ts";
import { takesPlace } from "../../../../catalogue/events/event-status.ts";
import type { Phase } from "../../../../catalogue/phase.ts";
import { words } from "../../../../words/words.ts";
import type { EventSummary } from "../../../content/page-data.ts";
import { markedText } from "../../../ui/translated.tsx";
import { EventCard } from "../card/event-card.tsx";
import waiting from "./waiting.svg?url&no-inline";

/** A grid of the list: its phase, its place in the phase, and its events. */
type Grid = { phase: Phase; section: ListSection; events: EventSummary[] };

/** The grids of a phase: two of the live one, one of any other (clauses E-2 and E-3). */
export function gridsOf(phase: Phase, lists: EventLists<EventSummary>): Grid[] {
  return sectionsOf(phase).map((section) => ({ phase, section, events: lists[section] ?? [] }));
}

type EventSectionsProps = {
  grids: readonly Grid[];
  /** Whether the first card is the first thing on the page; its picture is then loaded first. */
  leads: boolean;
};

/** Grids of event cards one below the other, each with its heading and the number of its stops. */
export function EventSections({ grids, leads }: EventSectionsProps) {
  const first = grids.find(({ events }) => events.length > 0);
  return grids.map((grid) => <EventSection key={grid.section} grid={grid} leads={leads && grid === first} />);
}

/** A grid with its heading, which is a stop of the line in the page's margin (clauses E-2 to E-5). */
function EventSection({ grid, leads }: { grid: Grid; leads: boolean }) {
  const { events } = grid;
  const { title, note, isAhead, emptyText, emptyHint } = wordsOf(grid);
  return (
    <section className="event-section">
      <div className="event-section-heading stop-heading middle" data-ahead={isAhead || undefined}>
        <h2>{title}</h2>
        {note && <p className="wide-only muted">{note}</p>}
      </div>
      {events.length === 0 ? (
        <div className="row event-grid-empty">
          <div className="event-grid-empty-words">
            <p className="display">{emptyText}</p>
            {emptyHint && <p className="muted">{emptyHint}</p>}
          </div>
          <img src={waiting} width={420} height={216} alt="" />
        </div>
      ) : (
        <ul className="event-grid">
          {events.map((event, index) => (
            <li key={event._id}>
              <EventCard event={event} leading={leads && index === 0} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The texts of a grid (clause E-5). `isAhead`: the events are still to come. */
function wordsOf({ section, phase, events }: Grid) {
  const isAhead = section === "upcoming" || (section !== "concluded" && phase.state === "ahead");
  const count = events.filter(({ status }) => takesPlace(status)).length;
  const stops = count > 0 && (isAhead ? words.stopsAhead({ count }) : words.stopsBehindUs({ count }));
  if (section === "upcoming")
    return { isAhead, title: words.upcomingEvents, note: stops, emptyText: words.noUpcomingEvents, emptyHint: null };
  if (section === "concluded")
    return { isAhead, title: words.concludedEvents, note: stops, emptyText: words.noConcludedEvents, emptyHint: null };
  return {
    isAhead,
    title: phase.name,
    note: markedText(phase, "note") ?? stops,
    emptyText: markedText(phase, "emptyHeading"),
    emptyHint: markedText(phase, "emptyText"),
  };
}
