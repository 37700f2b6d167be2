import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "vite";
import { ContentError, type ContentProblem, problemText } from "../../content-check/content-error.ts";
import { type PrerenderedPage, pageFile } from "../prerender/prerender-site.ts";
import { sentSize } from "../sent-size.ts";
import { foreignRequests } from "./foreign-requests.ts";
import { pageBudgets } from "./page-budgets.ts";
import { fontsOf } from "./page-fonts.ts";
import { earlyScripts, scriptsOf } from "./page-scripts.ts";
import { firstPictures } from "./phone-picture.ts";
import { type Overrun, tooLongEvent } from "./too-long-event.ts";

/** What a page weighs over the wire, in bytes: compressed as browsers get it. */
export type PageWeight = Record<Figure, number> & { page: string };

type Figure = keyof typeof pageBudgets;

const figures = Object.keys(pageBudgets) as Figure[];

type CheckOptions = {
  siteFolder: string;
  /** The folder with the site's content. */
  content: string;
  manifest: Manifest;
  pages: readonly PrerenderedPage[];
};

/**
 * Weighs every page of the built and compressed site.
 *
 * @returns what each weighs
 * @throws ContentError when events say so much that their pages are too heavy
 * @throws Error that names each page above a budget, with the figure and the limit, and each that asks another site for
 *   something
 */
export async function checkPageBudgets({ siteFolder, content, manifest, pages }: CheckOptions): Promise<PageWeight[]> {
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
    const file = `/${pageFile(address)}`;
    const html = await readFile(path.join(siteFolder, file), "utf8");
    for (const foreign of foreignRequests(html)) mistakes.push(`${address} asks another site for ${foreign}.`);
    const weight: PageWeight = {
      page: address,
      html: await total([file]),
      "script before load": await total(earlyScripts(html)),
      script: await total(scriptsOf(manifest, page)),
      fonts: await total(fontsOf(html)),
      "first pictures": await total(firstPictures(html)),
    };
    weights.push(weight);
    for (const overrun of overruns(weight)) {
      const problem = await tooLongEvent(content, overrun);
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
