import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "vite";
import { type PrerenderedPage, pageFile } from "../prerender-site.ts";
import { foreignRequests } from "./foreign-requests.ts";
import { pageBudgets } from "./page-budgets.ts";
import { fontsOf } from "./page-fonts.ts";
import { earlyScripts, scriptsOf } from "./page-scripts.ts";
import { firstPictures } from "./phone-picture.ts";

/** What a page weighs over the wire, in bytes: compressed as browsers get it. */
export type PageWeight = Record<Figure, number> & { page: string };

type Figure = keyof typeof pageBudgets;

const figures = Object.keys(pageBudgets) as Figure[];

type CheckOptions = { siteFolder: string; manifest: Manifest; pages: readonly PrerenderedPage[] };

/**
 * Weighs every page of the built and compressed site.
 *
 * @returns what each weighs
 * @throws Error that names each page above a budget, with the figure and the limit, and each that asks another site for
 *   something
 */
export async function checkPageBudgets({ siteFolder, manifest, pages }: CheckOptions): Promise<PageWeight[]> {
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
    mistakes.push(...overruns(weight));
  }
  if (mistakes.length > 0) throw new Error(`Pages are heavier than their budgets:\n${mistakes.join("\n")}`);
  return weights;
}

function overruns(weight: PageWeight): string[] {
  return figures
    .filter((figure) => weight[figure] > pageBudgets[figure])
    .map((figure) => `${weight.page}: ${figure} ${weight[figure]} bytes, more than ${pageBudgets[figure]}.`);
}

/** The bytes of a file as they are sent: of its compressed copy where it has one. */
async function sentSize(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
