import type { Catalogue } from "../../catalogue/catalogue.ts";
import { hasOwnPage } from "../../catalogue/page-translations.ts";
import { firstLanguage } from "../../catalogue/site-languages.ts";
import type { MissingPages } from "../content-modules/event-modules.ts";

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
