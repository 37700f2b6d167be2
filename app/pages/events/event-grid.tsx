import type { EventSummary } from "../../content-modules/content-types.ts";
import { EventCard } from "./event-card.tsx";
import "./event-grid.css";

type EventGridProps = { events: EventSummary[]; emptyText: string; emptyHint?: string };

/** A grid of cards in 1, 2 or 3 columns (clause E-4), or what stands there when it is empty (clause E-5). */
export function EventGrid({ events, emptyText, emptyHint }: EventGridProps) {
  if (events.length === 0) {
    return (
      <div className="event-grid-empty">
        <p className="text-title font-extrabold">{emptyText}</p>
        {emptyHint && <p className="text-muted">{emptyHint}</p>}
      </div>
    );
  }
  return (
    <ul className="event-grid">
      {events.map((event) => (
        <li key={event._id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}
