import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { PictureAsset } from "../pictures/picture-asset.ts";
import { searchPictures } from "./search-pictures.ts";

type DrawOptions = {
  /** The folder `images` of the content. */
  images: string;
  /** The folder that the pictures are written into. */
  folder: string;
  /** Draws the pictures of one event. */
  draw?: typeof searchPictures;
};

/**
 * Draws the pictures that search engines show of each event. No page shows them, so no bundle knows of them. At most two
 * events are drawn at a time, and what is drawn is written at once, so that the memory of the build does not grow with
 * the tour.
 *
 * @returns the names of their files below the folder, by the event's id
 * @throws Error when one cannot be drawn or is heavier than its budget
 */
export async function writeSearchPictures(
  catalogue: Pick<Catalogue, "cities" | "events" | "site">,
  { images, folder, draw = searchPictures }: DrawOptions,
): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  const waiting = catalogue.events.values();
  const drawWaiting = async () => {
    for (const event of waiting) {
      const pictures = await draw(event, { catalogue, images });
      for (const picture of pictures) await write(picture, folder);
      names.set(
        event._id,
        pictures.map(({ fileName }) => fileName),
      );
    }
  };
  await Promise.all([drawWaiting(), drawWaiting()]);
  return names;
}

async function write({ fileName, source }: PictureAsset, folder: string): Promise<void> {
  const file = path.join(folder, fileName);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, source);
}
