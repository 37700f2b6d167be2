import { stat } from "node:fs/promises";
import path from "node:path";
import { requireBudget } from "../share-pictures/render-poster.ts";
import type { BuiltPage } from "./built-pages.ts";

/**
 * Looks whether every page of the built site names a share picture that is there.
 *
 * @returns the absolute address of each page's picture, by the page's address
 * @throws Error for a page without one, for a picture that was not written, and for one heavier than the budget
 */
export async function checkSharePictures(
  pages: readonly BuiltPage[],
  { siteFolder, siteAddress }: { siteFolder: string; siteAddress: string },
): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  for (const { address, sharePicture } of pages) {
    if (!sharePicture?.startsWith(`${siteAddress}/`))
      throw new Error(`${address} has no share picture: give its PageHead one.`);
    const name = sharePicture.slice(siteAddress.length);
    const file = await stat(path.join(siteFolder, name)).catch(() => null);
    if (!file) throw new Error(`${address} names the share picture ${name}, but the build has not written it.`);
    requireBudget(name, file.size);
    pictures.set(address, sharePicture);
  }
  return pictures;
}
