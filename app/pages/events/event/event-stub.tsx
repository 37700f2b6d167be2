import { Link } from "react-router";
import { eventNotice, openedBadge, statusOf } from "../../../../catalogue/events/event-status.ts";
import { isoWithOffset } from "../../../../catalogue/events/event-time.ts";
import { placeOf, withCityAndPinTogether } from "../../../../catalogue/events/venue.ts";
import {
  googleCalendarLink,
  linkQuery,
  outlookCalendarLink,
  sharedEvent,
} from "../../../../catalogue/links/service-links.ts";
import { eventCalendarPath, localizedPath } from "../../../../catalogue/links/site-paths.ts";
import { words } from "../../../../words/words.ts";
import type { EventDetails } from "../../../content/page-data.ts";
import { site } from "../../../content/site-content.ts";
import { NewTabLink } from "../../../ui/links.tsx";
import { Timetable } from "../../../ui/timetable.tsx";
import { inEnglish } from "../../../ui/translated.tsx";
import { EventActionButton } from "../card/event-action-button.tsx";
import { EventScene } from "../card/event-scene.tsx";
import { Disclosure } from "./disclosure.tsx";
import { ShareEvent } from "./share-event.tsx";

/** The modal's side panel: picture, badge, facts, a link to the map, and the action (clauses D-1, D-2 and D-6). */
export function EventStub({ event }: { event: EventDetails }) {
  const { mapsLink } = placeOf(event);
  const rows = [
    { label: words.date, value: <time dateTime={isoWithOffset(event.starts)}>{event.date}</time> },
    { label: words.time, value: event.time },
    { label: words.venue, value: <Venue event={event} /> },
  ];
  return (
    <div className="event-stub stack">
      <div className="event-stub-picture screen-only">
        <EventScene event={event} badge={openedBadge(event.status)} leading />
      </div>
      <div className="event-stub-print stack">
        <h2 id="event-title" className="event-stub-title" tabIndex={-1} {...inEnglish(event, "title")}>
          {event.title}
        </h2>
        <EventNotice event={event} />
        <Timetable rows={rows} />
        <p className="event-stub-link">{sharedEvent(event, site.siteAddress).url}</p>
        {mapsLink && <ViewLocation href={mapsLink} />}
        <EventActionButton event={event} className="event-stub-action wide-only" />
        <div className="row buttons disclosures screen-only">
          <ShareEvent event={event} />
          {statusOf(event.status).showsAddToCalendar && <AddToCalendar event={event} />}
        </div>
      </div>
    </div>
  );
}

function ViewLocation({ href }: { href: string }) {
  return (
    <NewTabLink className="button button-quiet" href={href}>
      <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        <path d="M12 2a7.5 7.5 0 0 1 7.5 7.5C19.5 15 12 22 12 22S4.5 15 4.5 9.5A7.5 7.5 0 0 1 12 2zm0 4.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />
      </svg>
      {words.viewLocation}
    </NewTabLink>
  );
}

function Venue({ event }: { event: EventDetails }) {
  const place = (
    <>
      {event.venue}
      <span className="event-stub-address muted">{withCityAndPinTogether(placeOf(event).address)}</span>
    </>
  );
  const attributes = inEnglish(event, "venue");
  return attributes ? <span {...attributes}>{place}</span> : place;
}

/** Tells what has changed in an event that is not as planned, such as a cancelled one, and what the visitor can do. */
function EventNotice({ event }: { event: Pick<EventDetails, "title" | "status"> }) {
  const notice = eventNotice(event.status);
  if (!notice) return null;
  const [before, address, between, another, after] = notice.contact({ address: site.contactAddress });
  return (
    <div className="event-notice">
      <p>{notice.text}</p>
      <p>
        {before}
        <a href={`mailto:${site.contactAddress}?${linkQuery({ subject: event.title })}`}>{address}</a>
        {between}
        <Link to="/events" preventScrollReset>
          {another}
        </Link>
        {after}
      </p>
    </div>
  );
}

/** Links that add an event to a calendar, with Indian time. */
function AddToCalendar({ event }: { event: EventDetails }) {
  const { url } = sharedEvent(event, site.siteAddress);
  const calendars = [
    { name: "Google", link: googleCalendarLink(event, url) },
    { name: "Outlook", link: outlookCalendarLink(event, url) },
  ];
  return (
    <Disclosure label={words.addToCalendar}>
      <ul>
        {calendars.map(({ name, link }) => (
          <li key={name}>
            <NewTabLink href={link} rel="noopener noreferrer">
              {name}
            </NewTabLink>
          </li>
        ))}
        <li>
          <a href={localizedPath(eventCalendarPath(event._id))}>{words.appleAndOthers}</a>
        </li>
      </ul>
    </Disclosure>
  );
}
