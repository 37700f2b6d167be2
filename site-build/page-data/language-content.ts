import type { ReadPageData } from "../../app/content/load-page-data.ts";
import type { PageDataName } from "../../app/content/page-data.ts";
import type { SiteData } from "../../app/content/site-content.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { languageData } from "../../words/read-words.ts";
import type { MissingPages } from "./missing-pages.ts";
import { pageData, siteParts } from "./page-data.ts";
import { type Pictures, resolveReferences } from "./references.ts";

/** What the pages of a language are made of: they are prerendered with it, and browsers fetch it as JSON. */
export type LanguageContent = {
  site: SiteData;
  pages: ReadonlyMap<string, object>;
  read: ReadPageData;
};

/**
 * Makes the data of all pages of a catalogue's language, which has to be the current one (`words/words.ts`).
 *
 * @param missing which events have no page in which languages; without it all have one in each
 */
export async function languageContent(
  catalogue: Catalogue,
  pictures: Pictures,
  missing?: MissingPages,
): Promise<LanguageContent> {
  const parts = siteParts(catalogue);
  const unresolved = Object.entries(pageData(catalogue, missing));
  const site = {
    ...languageData(catalogue.language),
    ...(await resolveReferences<Pick<SiteData, "site" | "phases">>(parts, pictures)),
  };
  const resolved = unresolved.map(
    async ([name, data]) => [name, await resolveReferences<object>(data, pictures)] as const,
  );
  const pages = new Map(await Promise.all(resolved));
  // `pageData` has made the data of each name of its type.
  const read = ((name: PageDataName) => pages.get(name)) as ReadPageData;
  return { site, pages, read };
}
