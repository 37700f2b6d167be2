import type { ReactNode } from "react";
import type { EventSummary } from "../../../../content/page-data.ts";
import { EventCard } from "../../card/event-card.tsx";
import waiting from "./waiting.svg?url&no-inline";
import "./event-grid.css";

type EventGridProps = {
  events: EventSummary[];
  emptyText: ReactNode;
  emptyHint?: ReactNode;
  /** Whether the first card's picture is the largest thing of the page's first screen. */
  leading?: boolean;
};

/** A grid of cards in 1, 2 or 3 columns (clause E-4), or the words and picture of an empty one (clause E-5). */
export function EventGrid({ events, emptyText, emptyHint, leading = false }: EventGridProps) {
  if (events.length === 0) {
    return (
      <div className="event-grid-empty">
        <div className="event-grid-empty-words">
          <p>{emptyText}</p>
          {emptyHint && <p>{emptyHint}</p>}
        </div>
        <img src={waiting} width={420} height={216} alt="" />
      </div>
    );
  }
  return (
    <ul className="event-grid">
      {events.map((event, index) => (
        <li key={event._id}>
          <EventCard event={event} leading={leading && index === 0} />
        </li>
      ))}
    </ul>
  );
}
