import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { PictureAsset } from "../../app/content-modules/pictures/picture-asset.ts";
import { searchPictures } from "../../app/content-modules/share-pictures/search-pictures.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";

/** Each event's pictures for search engines, by the event's id. */
export type DrawnPictures = ReadonlyMap<string, readonly PictureAsset[]>;

/**
 * Draws the pictures that search engines show of each event. No page shows them, so no bundle knows of them.
 *
 * @param images the folder `images` of the content
 * @throws Error when one cannot be drawn or is heavier than its budget
 */
export async function drawSearchPictures(catalogue: Catalogue, images: string): Promise<DrawnPictures> {
  const drawn = catalogue.events.map(
    async (event) => [event._id, await searchPictures(event, { catalogue, images })] as const,
  );
  return new Map(await Promise.all(drawn));
}

/** Writes them into the built site. @returns their paths on the site, by the event's id */
export async function writeSearchPictures(drawn: DrawnPictures, siteFolder: string): Promise<Map<string, string[]>> {
  const paths = new Map<string, string[]>();
  for (const [id, pictures] of drawn) {
    for (const { fileName, source } of pictures) await writeFile(path.join(siteFolder, fileName), source);
    paths.set(
      id,
      pictures.map(({ fileName }) => `/${fileName}`),
    );
  }
  return paths;
}
