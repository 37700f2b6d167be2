import type { Catalogue } from "../../catalogue/catalogue.ts";
import { hasOwnPage } from "../../catalogue/page-translations.ts";
import { firstLanguage } from "../../catalogue/site-languages.ts";

/** The languages in which an event has no page, by its id. */
export type MissingPages = ReadonlyMap<string, string[]>;

/** Which events have no page in which of the languages: pages link to those that are there. @param catalogueIn makes the catalogue in a language */
export function missingPages(
  languages: readonly string[],
  catalogueIn: (language: string) => Pick<Catalogue, "events">,
): MissingPages {
  const missing = new Map<string, string[]>();
  for (const language of languages) {
    if (language === firstLanguage) continue;
    for (const event of catalogueIn(language).events)
      if (!hasOwnPage(event)) missing.set(event._id, [...(missing.get(event._id) ?? []), language]);
  }
  return missing;
}
