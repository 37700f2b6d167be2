import type { ReadPageData } from "../../app/content/load-page-data.ts";
import type { PageDataName } from "../../app/content/page-data.ts";
import type { SiteData } from "../../app/content/site-content.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { hasOwnPage } from "../../catalogue/page-translations.ts";
import { defaultLanguage } from "../../catalogue/site-languages.ts";
import { languageData } from "../../content-check/words/read-words.ts";
import type { DataParts } from "./event-data.ts";
import { makePageData, siteParts } from "./page-data.ts";

/** The data of a language's pages. The build prerenders the pages with it, and browsers fetch it as JSON. */
export type LanguageContent = {
  site: SiteData;
  pages: ReadonlyMap<string, object>;
  read: ReadPageData;
};

/** Makes the data of all pages of a catalogue's language, which has to be the current one (`words/words.ts`). */
export async function languageContent(catalogue: Catalogue, parts: DataParts): Promise<LanguageContent> {
  const site = { ...languageData(catalogue.language), ...(await siteParts(catalogue, parts)) };
  const pages = new Map<string, object>(Object.entries(await makePageData(catalogue, parts)));
  // `makePageData` has made the data of each name of its type.
  const read = ((name: PageDataName) => pages.get(name)) as ReadPageData;
  return { site, pages, read };
}

/**
 * The languages in which events have no page, by the ids of the events. Language links depend on it.
 *
 * @param catalogueIn makes the catalogue in a language
 */
export function missingPages(
  languages: readonly string[],
  catalogueIn: (language: string) => Pick<Catalogue, "events">,
): ReadonlyMap<string, string[]> {
  const missing = new Map<string, string[]>();
  for (const language of languages) {
    if (language === defaultLanguage) continue;
    for (const event of catalogueIn(language).events)
      if (!hasOwnPage(event)) missing.set(event._id, [...(missing.get(event._id) ?? []), language]);
  }
  return missing;
}
