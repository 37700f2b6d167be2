import type { Catalogue } from "./catalogue.ts";
import type { Event } from "./event.ts";
import { statusKind } from "./events/event-status.ts";
import { eventAddress } from "./links/event-address.ts";
import { pages } from "./pages.ts";
import type { Translation } from "./translation.ts";

/**
 * Whether an event has a page of its own in the language of its catalogue: where it is translated, and as long as it is not
 * over. Seven languages of thousands of events would be tens of thousands of pages that nobody has translated: of such an
 * event the English page alone is there.
 */
export function hasOwnPage({ translation, status }: Pick<Event, "translation" | "status">): boolean {
  return translation !== "none" || statusKind(status) !== "concluded";
}

/** What tells links that an event's page is there in English alone. */
export type Elsewhere = { inEnglish?: true };

/**
 * How the page at an address stands in the language of its catalogue: by what the organiser says there.
 *
 * @param address without a language
 * @returns undefined in English
 */
export function pageTranslation(
  address: string,
  { site, landing, partnersPage, events }: Pick<Catalogue, "site" | "landing" | "partnersPage" | "events">,
): Translation | undefined {
  if (address === pages.landing.address) return landing.translation;
  if (address === pages.partners.address) return partnersPage.translation;
  const event = events.find(({ _id }) => address === eventAddress(_id));
  return (event ?? site).translation;
}

/** Whether search engines may keep a page: what nobody has reviewed, or translated at all, is for visitors alone. */
export function isIndexed(translation: Translation | undefined): boolean {
  return translation !== "draft" && translation !== "none";
}
