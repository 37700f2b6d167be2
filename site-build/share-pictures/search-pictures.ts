import type { Event } from "../../catalogue/event.ts";
import { searchPictureBudget } from "../budgets/budgets.ts";
import type { PictureAsset } from "../pictures/picture-asset.ts";
import { PictureCache } from "../pictures/picture-cache.ts";
import { type PosterSource, posterOfEvent } from "./poster-of-event.ts";
import { type PosterFormat, posterSize } from "./poster-size.ts";
import { type PosterBudget, renderPoster } from "./render-poster.ts";

const cache = new PictureCache("node_modules/.cache/search-pictures");

/** Each format costs whoever fetches it no more than this: a search engine fetches all three of every event. */
export const searchBudget: PosterBudget = {
  most: searchPictureBudget,
  what: "picture for search engines",
  limit: "each of them may weigh",
};

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
 *
 * @throws Error when the event's own picture cannot be read, or one of them is heavier than the budget
 */
export async function searchPictures(event: Event, source: PosterSource): Promise<PictureAsset[]> {
  const pictures: PictureAsset[] = [];
  for (const format of searchFormats) {
    const { drawing } = await posterOfEvent(event, source, format).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`The picture for search engines of ${event._id} cannot be drawn: ${reason}`, { cause });
    });
    pictures.push(await renderPoster(`event-${event._id}-${format.name}`, drawing, cache, searchBudget));
  }
  return pictures;
}
