import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Event } from "../../catalogue/event.ts";
import { FileCache } from "../file-cache.ts";
import type { PictureAsset } from "../pictures/picture-asset.ts";
import { eventPoster, type PosterSource, withoutBrokenPicture } from "./event-poster.ts";
import { type PosterFormat, posterSize } from "./poster.ts";
import { renderPoster } from "./render-poster.ts";

const cache = new FileCache("node_modules/.cache/search-pictures");

/** What each of them should weigh at most, in bytes: a search engine fetches all three of every event. */
export const mostOfSearchPicture = 100_000;

const { height: bottom } = posterSize;

/**
 * The formats that Google asks for, from the widest. All are 900 pixels wide or more, where 720 is the least, and have
 * 0.8 million pixels, where 50,000 are the least: more would not stay sharp within the budget. The narrower a format, the
 * larger its letters: the square is shown smallest, and leaves the stubs out.
 *
 * https://developers.google.com/search/docs/appearance/structured-data/event
 */
export const searchFormats: readonly (PosterFormat & { name: string })[] = [
  { name: "16x9", frame: { left: 0, top: -45, right: 1200, bottom }, width: 1200, height: 675 },
  { name: "4x3", frame: { left: 60, top: -180, right: 1140, bottom }, width: 1080, height: 810 },
  { name: "1x1", frame: { left: 240, top: -90, right: 960, bottom }, width: 900, height: 900 },
];

/**
 * The pictures of an event that search engines show, in the order of `searchFormats`. They are drawn one after the other,
 * because each drawing takes megabytes of memory.
 */
export async function searchPictures(event: Event, source: PosterSource): Promise<PictureAsset[]> {
  const pictures: PictureAsset[] = [];
  for (const format of searchFormats) {
    const name = `event-${event._id}-${format.name}`;
    const picture = await withoutBrokenPicture(event, async (drawable) => {
      const { drawing } = await eventPoster(drawable, source, format);
      return renderPoster(name, drawing, cache, mostOfSearchPicture);
    });
    pictures.push(picture);
  }
  return pictures;
}

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
