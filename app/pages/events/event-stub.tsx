import { modalBadge } from "../../../catalogue/event-status.ts";
import { isoWithOffset } from "../../../catalogue/event-time.ts";
import { mapsLink } from "../../../catalogue/maps-link.ts";
import { withoutVenue } from "../../../catalogue/venue-address.ts";
import type { EventDetails } from "../../content-modules/content-types.ts";
import { NewTabHint } from "../../ui/new-tab-hint.tsx";
import { Timetable } from "../../ui/timetable.tsx";
import { EventActionButton } from "./event-action-button.tsx";
import { EventPicture } from "./event-picture.tsx";
import { StatusBadge } from "./status-badge.tsx";
import "./event-stub.css";

/** The modal's side panel: picture, badge, facts, the way there and the action (clauses D-1, D-2 and D-6). */
export function EventStub({ event }: { event: EventDetails }) {
  const rows = [
    { label: "Date", value: <time dateTime={isoWithOffset(event.starts)}>{event.date}</time> },
    { label: "Time", value: event.time },
    { label: "Venue", value: <Venue name={event.venue} address={withoutVenue(event)} /> },
  ];
  return (
    <div className="event-stub">
      <div className="event-stub-picture">
        <EventPicture image={event.image} city={event.city} eager />
        <StatusBadge status={event.status} label={modalBadge(event.status)} />
      </div>
      <div className="event-stub-print">
        <h2 id="event-title" className="event-stub-title">
          {event.title}
        </h2>
        <Timetable rows={rows} />
        <a className="button button-quiet" href={mapsLink(event.venueAddress)} target="_blank" rel="noopener">
          View Location
          <NewTabHint />
        </a>
        <EventActionButton event={event} className="event-stub-action" />
      </div>
    </div>
  );
}

function Venue({ name, address }: { name: string; address: string }) {
  return (
    <>
      {name}
      <span className="event-stub-address">{address}</span>
    </>
  );
}
