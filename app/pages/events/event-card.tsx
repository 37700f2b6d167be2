import { href, Link } from "react-router";
import { cardBadge } from "../../../catalogue/event-status.ts";
import type { EventSummary } from "../../content-modules/content-types.ts";
import { Timetable } from "../../ui/timetable.tsx";
import { EventActionButton } from "./event-action-button.tsx";
import { EventPicture } from "./event-picture.tsx";
import { openedFromList } from "./opened-from-list.ts";
import { StatusBadge } from "./status-badge.tsx";
import "./event-card.css";

/**
 * An event's card (clauses C-1 to C-11). Its title is a link to the event whose hit area is the whole card; the action
 * lies above it, so it never opens the modal.
 */
export function EventCard({ event }: { event: EventSummary }) {
  return (
    <article className="event-card">
      <div className="event-card-picture">
        <EventPicture image={event.image} city={event.city} />
        <StatusBadge status={event.status} label={cardBadge(event.status)} />
        <p className="event-card-hint" aria-hidden="true">
          See More Details
        </p>
      </div>
      <div className="event-card-print">
        <h3 className="event-card-title">
          <Link
            to={href("/events/:eventId", { eventId: event._id })}
            state={openedFromList}
            preventScrollReset
            aria-description="See More Details"
          >
            {event.title}
          </Link>
        </h3>
        <Timetable
          rows={[
            { label: "Date", value: event.date },
            { label: "Time", value: event.time },
            { label: "Venue", value: <span className="event-card-venue">{event.venueAddress}</span> },
          ]}
        />
        <EventActionButton event={event} className="event-card-action" />
      </div>
    </article>
  );
}
