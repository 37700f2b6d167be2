import { citySlug } from "../cities/city-names.ts";

/** An event's page on the site, as a path; where the site is published goes before it. */
export function eventAddress(eventId: string): string {
  return `/events/${eventId}`;
}

/** What the addresses of all calendars end with. */
const calendarEnding = ".ics";

/** The calendar with every event. */
export const tourCalendarAddress = `/calendars/tour${calendarEnding}`;

/** The calendar of a phase's events. */
export function phaseCalendarAddress(phase: 1 | 2): string {
  return `/calendars/phase-${phase}${calendarEnding}`;
}

/** The calendar of a city's events. */
export function cityCalendarAddress(city: string): string {
  return `/calendars/city-${encodeURIComponent(citySlug(city))}${calendarEnding}`;
}

/** One event as a calendar file. */
export function eventCalendarAddress(eventId: string): string {
  return eventAddress(eventId) + calendarEnding;
}

/** The events as an Atom feed (RFC 4287). */
export const atomFeedAddress = "/events.atom";

/** The events as a JSON Feed (version 1.1). */
export const jsonFeedAddress = "/events.feed.json";

/** The events with the catalogue's fields, for other sites' lists. */
export const eventsDataAddress = "/events.json";

/** Whether an address is that of a file for other sites' programs: a calendar, a feed or the events' data. */
export function isFeedAddress(pathname: string): boolean {
  return pathname.endsWith(calendarEnding) || [atomFeedAddress, jsonFeedAddress, eventsDataAddress].includes(pathname);
}

/** Where the worker of offline reading is: at the root, since it answers for the whole site. */
export const workerAddress = "/service-worker.js";
