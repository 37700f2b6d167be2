import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { PictureAsset } from "../../app/content-modules/pictures/picture-asset.ts";
import { searchPictures } from "../../app/content-modules/share-pictures/search-pictures.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";

/** Each event's pictures for search engines, by the event's id. */
export type DrawnPictures = ReadonlyMap<string, readonly PictureAsset[]>;

/**
 * Draws the pictures that search engines show of each event. No page shows them, so no bundle knows of them. At most two
 * events are drawn at a time, so that the memory of the build does not grow with the tour.
 *
 * @param images the folder `images` of the content
 * @param draw draws the pictures of one event
 * @throws Error when one cannot be drawn or is heavier than its budget
 */
export async function drawSearchPictures(
  catalogue: Pick<Catalogue, "cities" | "events" | "site">,
  images: string,
  draw = searchPictures,
): Promise<DrawnPictures> {
  const drawn = new Map<string, readonly PictureAsset[]>();
  const waiting = catalogue.events.values();
  const drawWaiting = async () => {
    for (const event of waiting) drawn.set(event._id, await draw(event, { catalogue, images }));
  };
  await Promise.all([drawWaiting(), drawWaiting()]);
  return drawn;
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
