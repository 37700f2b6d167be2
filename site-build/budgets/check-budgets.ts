import path from "node:path";
import type { Manifest } from "vite";
import { ContentError, type ContentProblem, problemText } from "../../content-check/content-error.ts";
import { type BuiltPage, pageFile } from "../built-pages/built-pages.ts";
import { fileOf } from "../bundle/bundle-worker.ts";
import { pageScripts } from "../bundle/page-assets.ts";
import { sentSize } from "../compress-site.ts";
import { firstFlight, offlineBudget, pageBudgets } from "./budgets.ts";
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
    for (const foreign of page.foreignRequests) mistakes.push(`${address} asks another site for ${foreign}.`);
    const weight: PageWeight = {
      page: address,
      html: await total([`/${pageFile(address)}`]),
      "script before load": await total(page.scriptsBeforeLoad),
      script: await total(pageScripts(manifest, page)),
      fonts: await total(page.fontFiles),
      "first pictures": await total(page.firstPictures),
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

/**
 * The pages' weights as a table of text, the limits first. Of pages that differ only in what they are about, such as
 * events, there may be thousands: the heaviest of each folder stands for them. Below it stands which pages' HTML is no longer
 * in a connection's first flight.
 */
export function budgetTable(weights: readonly PageWeight[]): string {
  const limits = ["at most", ...figures.map((figure) => pageBudgets[figure].toLocaleString("en"))];
  const rows = [...Map.groupBy(weights, ({ page }) => folderOf(page)).values()].map((alike) => {
    const [first] = alike;
    const heaviest = figures.map((figure) => Math.max(...alike.map((weight) => weight[figure])).toLocaleString("en"));
    const name = alike.length === 1 ? first?.page : `${folderOf(first?.page ?? "")}… (most of ${alike.length})`;
    return [name ?? "", ...heaviest];
  });
  const table = [["bytes as sent", ...figures], limits, ...rows];
  const widths = ["", ...figures].map((_, index) => Math.max(...table.map((row) => row[index]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join("  "),
  );
  const late = weights.filter(({ html }) => html > firstFlight).map(({ page }) => page);
  const note = `A moment later on a slow connection, with more HTML than ${firstFlight} bytes: ${late.join(", ")}. They work as they are.`;
  return [...lines, ...(late.length > 0 ? [note] : [])].join("\n");
}

/** Pages directly below the site's root are each of their own kind. */
function folderOf(page: string): string {
  const end = page.lastIndexOf("/");
  return end > 0 ? page.slice(0, end + 1) : page;
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
