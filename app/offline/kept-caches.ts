import { pages } from "../../catalogue/pages.ts";

/** What every cache of offline reading is named after, so that none is overlooked when they are removed. */
export const cachePrefix = "offline-reading:";

/** The caches that outlast a publication. A number goes up when what lies in a cache changes its form. */
export const keptCaches = {
  /** Pages as documents, by the address that `pageKey` gives. */
  pages: `${cachePrefix}pages:1`,
  /** Files below `/assets/`: their names change with their content. */
  assets: `${cachePrefix}assets:1`,
  /** Calendar files, and pictures that keep their names. */
  files: `${cachePrefix}files:1`,
  /** The last answer of the partners API. */
  partners: `${cachePrefix}partners:1`,
} as const;

/** Where the page stands that is shown in place of one that was not kept. */
export const offlinePath = pages.offline.address;

/** The address under which a page is kept: without query and fragment, and without a slash at its end. */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (pathname.replace(/\/+$/, "") || "/");
}
