import { statusKind } from "../../../../catalogue/events/event-status.ts";
import { isoWithOffset } from "../../../../catalogue/events/event-time.ts";
import { modalBadge } from "../../../../catalogue/events/event-words.ts";
import { mapsLink, withoutVenue } from "../../../../catalogue/events/venue.ts";
import type { EventDetails } from "../../../content/content-types.ts";
import { NewTabHint } from "../../../ui/new-tab-hint.tsx";
import { Timetable } from "../../../ui/timetable.tsx";
import { EventActionButton } from "../card/event-action-button.tsx";
import { EventScene } from "../card/event-scene.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { EventNotice } from "./event-notice.tsx";
import { ShareEvent } from "./share-event.tsx";
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
        <EventScene event={event} badge={modalBadge(event.status)} eager />
      </div>
      <div className="event-stub-print">
        <h2 id="event-title" className="event-stub-title" tabIndex={-1}>
          {event.title}
        </h2>
        <EventNotice event={event} />
        <Timetable rows={rows} />
        <a className="button button-quiet" href={mapsLink(event.venueAddress)} target="_blank" rel="noopener">
          <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
            <path d="M12 2a7.5 7.5 0 0 1 7.5 7.5C19.5 15 12 22 12 22S4.5 15 4.5 9.5A7.5 7.5 0 0 1 12 2zm0 4.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />
          </svg>
          View Location
          <NewTabHint />
        </a>
        <EventActionButton event={event} className="event-stub-action" />
        <div className="unfoldings">
          <ShareEvent event={event} />
          {isAhead(event) && <AddToCalendar event={event} />}
        </div>
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

/** Whether somebody may still go there: with a place, also when all are taken. */
function isAhead({ status }: EventDetails): boolean {
  const kind = statusKind(status);
  return kind === "upcoming" || kind === "sold-out";
}
