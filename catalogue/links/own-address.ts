import { siteLanguage } from "../../words/site-language.ts";
import type { Event } from "../event.ts";
import { firstLanguage, inLanguage } from "../site-languages.ts";

/** An address of the site in the language of this site: `/hi/events` for `/events` where that is Hindi. */
export function ownAddress(address: string): string {
  return siteLanguage === firstLanguage ? address : inLanguage(address, siteLanguage);
}

/** The address of a city's page, as a path. @param slug as `citySlug` makes it, in letters of any script */
export function cityAddress(slug: string): string {
  return `/events/city/${slug}`;
}

/** An event's page on the site, as a path; where the site is published goes before it. */
export function eventAddress(eventId: string): string {
  return `/events/${eventId}`;
}

/** Where the worker of offline reading is: at the root, since it answers for the whole site. */
export const workerAddress = "/service-worker.js";

/** The redirects from the URLs that events had before their files were renamed, in the current language. */
export function formerEventRedirects(events: readonly Pick<Event, "_id" | "formerAddresses">[]) {
  return events.flatMap(({ _id, formerAddresses = [] }) =>
    formerAddresses.map((former) => ({ from: ownAddress(eventAddress(former)), to: ownAddress(eventAddress(_id)) })),
  );
}
