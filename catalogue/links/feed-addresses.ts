import { citySlug } from "../cities/city-names.ts";
import { eventAddress } from "./own-address.ts";

/** The end of every calendar's address. */
const calendarEnding = ".ics";

/** The calendar with every event. */
export const tourCalendarAddress = `/calendars/tour${calendarEnding}`;

/** The calendar of a phase's events. */
export function phaseCalendarAddress(phase: number): string {
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

/** The events with the catalogue's fields, for other sites' lists. */
export const eventsDataAddress = "/events.json";

/** Whether an address is that of a file for other sites' programs: a calendar, a feed or the events' data. */
export function isFeedAddress(pathname: string): boolean {
  return pathname.endsWith(calendarEnding) || [atomFeedAddress, eventsDataAddress].includes(pathname);
}
