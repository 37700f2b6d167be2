import { offlinePath } from "../../app/offline/cache-rules.ts";
import { eventAddress } from "../../catalogue/links/event-address.ts";
import { addressesWith } from "../../catalogue/pages.ts";
import { firstLanguage, inLanguage, languagePrefix } from "../../catalogue/site-languages.ts";
import { budgetTable, languageTable } from "../budgets/budget-table.ts";
import { checkOfflineBudget, checkPageBudgets, type PageWeight } from "../budgets/check-budgets.ts";
import type { BuiltPage } from "../built-pages/built-pages.ts";
import { checkSharePictures, checkStructuredData } from "../built-pages/check-page-metadata.ts";
import { offlineFiles } from "../bundle/page-assets.ts";
import { findBuilt } from "../find-built.ts";
import type { LanguageSite } from "./build-language.ts";

function byAddress({ built }: LanguageSite): ReadonlyMap<string, BuiltPage> {
  return new Map(built.map((page) => [page.address, page]));
}

/** Looks whether what pages name for messengers and search engines is there. @throws Error for the first that is not */
export async function checkPages(
  sites: readonly LanguageSite[],
  place: { siteFolder: string; siteAddress: string },
): Promise<void> {
  for (const site of sites) {
    const { language } = site;
    const kept = addressesWith("inSitemap").map((address) => inLanguage(address, language));
    const events = inLanguage(eventAddress(""), language);
    const pages = [...byAddress(site).values()].filter(
      ({ address }) => kept.includes(address) || address.startsWith(events),
    );
    await checkSharePictures(pages, place);
    const indexed = site.indexed.map((address) => inLanguage(address, language));
    const isTold = ({ address }: BuiltPage) => language === firstLanguage || indexed.includes(address);
    await checkStructuredData(pages.filter(isTold), place);
  }
}

/** What the worker fetches for offline reading in a language, by what the language's addresses begin with. */
export function offlineFilesOf(site: LanguageSite): [prefix: string, files: string[]] {
  const page = findBuilt(inLanguage(offlinePath, site.language), byAddress(site));
  return [languagePrefix(site.language), offlineFiles(site.manifest, page)];
}

type WeighOptions = { siteFolder: string; content: string; hasOffline: boolean };

/**
 * Weighs the pages of every language.
 *
 * @returns lines of text that tell what they weigh
 * @throws ContentError, Error for what is above a budget in any language
 */
export async function weighSites(
  sites: readonly LanguageSite[],
  { siteFolder, content, hasOffline }: WeighOptions,
): Promise<string[]> {
  const lines: string[] = [];
  const languages: { language: string; weights: PageWeight[]; offline: number }[] = [];
  for (const site of sites) {
    const built = byAddress(site);
    const pages = site.routeIds.map(([address, ids]) => ({ ...findBuilt(address, built), routeIds: ids }));
    const { manifest, language } = site;
    const weights = await checkPageBudgets({ siteFolder, content, manifest, language, pages });
    const offline = hasOffline ? await checkOfflineBudget(siteFolder, offlineFilesOf(site)[1]) : 0;
    languages.push({ language, weights, offline });
    if (language === firstLanguage)
      lines.push(
        budgetTable(weights),
        ...(hasOffline ? [`Offline reading costs a first visit ${offline} bytes.`] : []),
      );
  }
  return languages.length > 1 ? [...lines, languageTable(languages)] : lines;
}
