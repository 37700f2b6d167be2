import path from "node:path";
import type { Manifest } from "vite";
import { splitLanguage } from "../../catalogue/site-languages.ts";
import { ContentError, type ContentProblem, problemText } from "../../content-check/content-error.ts";
import { type BuiltPage, pageFile } from "../built-pages/built-pages.ts";
import { fileOf } from "../bundle/bundle-worker.ts";
import { pageScripts } from "../bundle/page-assets.ts";
import { sentSize } from "../compress-site.ts";
import { offlineBudget, pageBudgets } from "./budgets.ts";
import { type Overrun, tooLongEvent } from "./too-long-event.ts";

/** What a page weighs over the wire, in bytes: compressed as browsers get it. */
export type PageWeight = Record<Figure, number> & { page: string };

export type Figure = keyof typeof pageBudgets;

export const figures = Object.keys(pageBudgets) as Figure[];

type CheckOptions = {
  siteFolder: string;
  /** The folder with the site's content. */
  content: string;
  manifest: Manifest;
  /** The language of all of them. */
  language: string;
  /** The site's pages, each with the ids of its routes. */
  pages: readonly (BuiltPage & { routeIds: readonly string[] })[];
};

/**
 * Weighs every page of the built and compressed site.
 *
 * @returns what each weighs
 * @throws ContentError when events say so much that their pages are too heavy
 * @throws Error that names each page above a budget, with the figure and the limit, and each that asks another site for
 *   something
 */
export async function checkPageBudgets({
  siteFolder,
  content,
  manifest,
  language,
  pages,
}: CheckOptions): Promise<PageWeight[]> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (address: string) => {
    const known = sizes.get(address) ?? sentSize(path.join(siteFolder, decodeURIComponent(address)));
    sizes.set(address, known);
    return known;
  };
  const total = async (addresses: Iterable<string>) => {
    const each = await Promise.all(Array.from(addresses, sizeOf));
    return each.reduce((sum, size) => sum + size, 0);
  };
  const weights: PageWeight[] = [];
  const mistakes: string[] = [];
  const tooLong: ContentProblem[] = [];
  for (const page of pages) {
    const { address } = page;
    for (const foreign of page.foreignRequests) mistakes.push(`${address} asks another site for ${foreign}.`);
    const weight: PageWeight = {
      page: address,
      html: await total([`/${pageFile(address)}`]),
      "script before load": await total(page.scriptsBeforeLoad),
      script: await total(pageScripts(manifest, { ...page, ...splitLanguage(address, [language]) })),
      fonts: await total(page.fontFiles),
      "first pictures": await total(page.firstPictures),
    };
    weights.push(weight);
    for (const overrun of overruns(weight)) {
      const problem = await tooLongEvent(content, overrun, language);
      if (problem) tooLong.push(problem);
      else mistakes.push(`${overrun.page}: ${overrun.figure} ${overrun.bytes} bytes, more than ${overrun.budget}.`);
    }
  }
  throwAny(mistakes, tooLong);
  return weights;
}

function throwAny(mistakes: readonly string[], tooLong: readonly ContentProblem[]): void {
  if (mistakes.length > 0) {
    const all = [...mistakes, ...tooLong.map(problemText)];
    throw new Error(`Pages are heavier than their budgets:\n${all.join("\n")}`);
  }
  if (tooLong.length > 0) throw new ContentError(tooLong);
}

function overruns(weight: PageWeight): Overrun[] {
  return figures
    .map((figure) => ({ page: weight.page, figure, bytes: weight[figure], budget: pageBudgets[figure] }))
    .filter(({ bytes, budget }) => bytes > budget);
}

/**
 * Adds up what offline reading costs a first visit, compressed as browsers get it.
 *
 * @param offlineFiles what the worker fetches unasked, as paths on the site
 * @throws Error when that is more than the budget
 */
export async function checkOfflineBudget(siteFolder: string, offlineFiles: readonly string[]): Promise<number> {
  const files = ["/service-worker.js", ...offlineFiles];
  const sizes = await Promise.all(files.map((file) => sentSize(path.join(siteFolder, fileOf(file)))));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const rows = files.map((file, index) => `  ${String(sizes[index]).padStart(6)} ${file}`).join("\n");
  if (total > offlineBudget)
    throw new Error(`Offline reading costs a first visit ${total} bytes, more than ${offlineBudget}:\n${rows}`);
  return total;
}
