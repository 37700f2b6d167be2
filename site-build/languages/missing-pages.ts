import { hasOwnPage } from "../../catalogue/page-translations.ts";
import { firstLanguage } from "../../catalogue/site-languages.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import type { MissingPages } from "../content-modules/event-modules.ts";

/** Which events have no page in which of the languages: pages link to those that are there. @param content the folder with the content */
export async function missingPages(content: string, languages: readonly string[]): Promise<MissingPages> {
  const missing = new Map<string, string[]>();
  for (const language of languages) {
    if (language === firstLanguage) continue;
    const { events } = await readCatalogue(content, { language });
    for (const event of events)
      if (!hasOwnPage(event)) missing.set(event._id, [...(missing.get(event._id) ?? []), language]);
  }
  return missing;
}
