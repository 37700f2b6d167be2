import { siteLanguage } from "../../words/words.ts";
import { citySlug } from "../cities/city-names.ts";
import type { Event } from "../event.ts";
import { shownPhase } from "../events/shown-phase.ts";
import type { PhaseState } from "../phase.ts";
import { inLanguage } from "../site-languages.ts";

/** A path of the site in the current language: `/hi/events` for `/events` in Hindi. */
export function localizedPath(path: string): string {
  return inLanguage(path, siteLanguage);
}

/** The path of a city's page. @param slug as `citySlug` makes it, in letters of any script */
export function cityPath(slug: string): string {
  return `/events/city/${slug}`;
}

/** The path of an event's page. */
export function eventPath(eventId: string): string {
  return `/events/${eventId}`;
}

/** The service worker is at the root, because its scope is the whole site. */
export const serviceWorkerPath = "/service-worker.js";

/** The redirects from the URLs that events had before their files were renamed, in the current language. */
export function formerEventRedirects(events: readonly Pick<Event, "_id" | "formerAddresses">[]) {
  return events.flatMap(({ _id, formerAddresses = [] }) =>
    formerAddresses.map((former) => ({ from: localizedPath(eventPath(former)), to: localizedPath(eventPath(_id)) })),
  );
}

/** The path of a phase's list. The default phase needs no query. */
export function listPath(phase: number, phases: readonly PhaseState[]): string {
  return phase === shownPhase(phases).number ? "/events" : `/events?phase=${phase}`;
}

/** The phases whose paths redirect to the Events page without a query, whatever its default phase is (clauses ). */
const firstPhases: readonly number[] = [1, 2];

/** The redirects from the phases' paths: to the list, for later phases to their tab. Those of the first two always exist. */
export function phaseRedirects(phases: readonly Pick<PhaseState, "number">[]) {
  const numbers = new Set([...firstPhases, ...phases.map(({ number }) => number)]);
  return Array.from(numbers, (number) => ({
    from: `/events/phase${number}`,
    to: firstPhases.includes(number) ? "/events" : `/events?phase=${number}`,
  }));
}

/** Whether an event with this id would have the URL of a phase, now or later. */
export function isPhasePathSegment(eventId: string): boolean {
  return /^phase\d+$/.test(eventId);
}

/** The calendar with every event. */
export const tourCalendarPath = "/calendars/tour.ics";

/** The calendar of a phase's events. */
export function phaseCalendarPath(phase: number): string {
  return `/calendars/phase-${phase}.ics`;
}

/** The calendar of a city's events. */
export function cityCalendarPath(city: string): string {
  return `/calendars/city-${encodeURIComponent(citySlug(city))}.ics`;
}

/** One event as a calendar file. */
export function eventCalendarPath(eventId: string): string {
  return `${eventPath(eventId)}.ics`;
}

/** The events as an Atom feed (RFC 4287). */
export const atomFeedPath = "/events.atom";

/** The events with the catalogue's fields, for other sites' lists. */
export const eventsDataPath = "/events.json";

/**
 * The path in small letters for one that somebody typed with capitals: `/events/trichy-2025` for
 * `/Events/Trichy-2025` (clause R-11). Escapes such as `%E0` stay.
 *
 * @param pathname the path of the URL, with escapes
 * @param pages the paths of the pages, below which there may be more
 * @returns null if the path has no capitals, or belongs to no page in small letters either
 */
export function lowerCasePath(pathname: string, pages: readonly string[]): string | null {
  const small = pathname.replace(/%..|[A-Z]/g, (part) => (part.length > 1 ? part : part.toLowerCase()));
  // Home has no letters, and a path that begins with two slashes is another site's URL.
  const isPages = pages.some((page) => page !== "/" && `${small}/`.startsWith(`${page}/`));
  return isPages && small !== pathname ? small : null;
}
