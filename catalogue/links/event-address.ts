import type { Event } from "../event.ts";
import { ownAddress } from "./own-address.ts";

/** An event's page on the site, as a path; where the site is published goes before it. */
export function eventAddress(eventId: string): string {
  return `/events/${eventId}`;
}

/** The redirects from the URLs that events had before their files were renamed, in the current language. */
export function formerEventRedirects(events: readonly Pick<Event, "_id" | "formerAddresses">[]) {
  return events.flatMap(({ _id, formerAddresses = [] }) =>
    formerAddresses.map((former) => ({ from: ownAddress(eventAddress(former)), to: ownAddress(eventAddress(_id)) })),
  );
}
