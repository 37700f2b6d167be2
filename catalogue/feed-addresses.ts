import { citySlug } from "./city-slug.ts";

/** The calendar with every event. */
export const tourCalendarAddress = "/calendars/tour.ics";

/** The calendar of a phase's events. */
export function phaseCalendarAddress(phase: 1 | 2): string {
  return `/calendars/phase-${phase}.ics`;
}

/** The calendar of a city's events. */
export function cityCalendarAddress(city: string): string {
  return `/calendars/city-${encodeURIComponent(citySlug(city))}.ics`;
}

/** One event as a calendar file. */
export function eventCalendarAddress(eventId: string): string {
  return `/events/${eventId}.ics`;
}

/** The events as an Atom feed (RFC 4287). */
export const atomFeedAddress = "/events.atom";

/** The events as a JSON Feed (version 1.1). */
export const jsonFeedAddress = "/events.feed.json";

/** The events with the catalogue's fields, for other sites' lists. */
export const eventsDataAddress = "/events.json";
