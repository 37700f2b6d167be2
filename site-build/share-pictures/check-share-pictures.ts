import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { pageFile } from "../prerender/prerender-site.ts";
import { requireBudget } from "./render-poster.ts";

type CheckOptions = {
  siteFolder: string;
  siteAddress: string;
  /** The addresses that answer a page. */
  pages: readonly string[];
};

/**
 * Looks whether every page of the built site names a share picture that is there.
 *
 * @returns the absolute address of each page's picture, by the page's address
 * @throws Error for a page without one, for a picture that was not written, and for one heavier than the budget
 */
export async function checkSharePictures({
  siteFolder,
  siteAddress,
  pages,
}: CheckOptions): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  for (const page of pages) {
    const src = sharePictureOf(await readFile(path.join(siteFolder, pageFile(page)), "utf8"), siteAddress);
    if (src === null) throw new Error(`${page} has no share picture: give its PageHead one.`);
    const file = await stat(path.join(siteFolder, src)).catch(() => null);
    if (!file) throw new Error(`${page} names the share picture ${src}, but the build has not written it.`);
    requireBudget(src, file.size);
    pictures.set(page, siteAddress + src);
  }
  return pictures;
}

/** The path on the site of the picture that a page's `og:image` names; null where it names none of this site's. */
function sharePictureOf(html: string, siteAddress: string): string | null {
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
  // A part of a string keeps the whole alive, which here is a page: what is kept is a copy.
  return address?.startsWith(`${siteAddress}/`) ? Buffer.from(address.slice(siteAddress.length)).toString() : null;
}
