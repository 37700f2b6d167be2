import path from "node:path";
import type { SharePicture } from "../../app/content/content-modules.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { pagesWith } from "../../catalogue/pages.ts";
import { directionOf, firstLanguage } from "../../catalogue/site-languages.ts";
import { FileCache } from "../file-cache.ts";
import type { PictureAsset } from "../pictures/picture-asset.ts";
import { eventPoster, withoutBrokenPicture } from "./event-poster.ts";
import { type PosterPage, pagePoster } from "./page-posters.ts";
import { type Poster, posterSize } from "./poster.ts";
import { renderPoster } from "./render-poster.ts";

const cache = new FileCache("node_modules/.cache/share-pictures");

/** What a poster shows, and where its pictures come from: `images` is the folder of that name of the content. */
type PosterPlace = { catalogue: Catalogue; images: string };

/**
 * The share picture of a page (`home`) or an event (`event/<id>`); `emit` writes its file into the built site.
 *
 * @throws Error when there is no such page or event
 */
export async function sharePicture(
  name: string,
  place: PosterPlace,
  emit: (asset: PictureAsset) => void,
): Promise<SharePicture> {
  const { asset, alt } = await draw(name, place);
  emit(asset);
  return { src: `/${asset.fileName}`, ...posterSize, alt: place.catalogue.language === firstLanguage ? alt : null };
}

/** Draws a poster and what it says. @throws Error when there is no such page or event */
async function draw(name: string, { catalogue, images }: PosterPlace) {
  const render = async ({ drawing, alt }: Poster) => ({
    asset: await renderPoster(`share-${path.basename(name)}`, drawing, cache),
    alt,
  });
  if (isPage(name)) return render(await pagePoster(name, catalogue));
  const event = catalogue.events.find(({ _id }) => name === `event/${_id}`);
  if (!event) throw new Error(`There is neither a page nor an event with the share picture ${name}.`);
  return withoutBrokenPicture(event, async (drawable) => render(await eventPoster(drawable, { catalogue, images })));
}

/** Whether a page or an event has a share picture: the drawing lays letters from left to right, and has words of the page's own language. */
export function isDrawn(name: string, { language, events }: Pick<Catalogue, "language" | "events">): boolean {
  const event = events.find(({ _id }) => name === `event/${_id}`);
  return directionOf(language) === "ltr" && event?.translation !== "none";
}

/** The share picture of a page or an event as JPEG, for whoever edits the content. */
export async function drawnPoster(name: string, place: PosterPlace) {
  return (await draw(name, place)).asset.source;
}

/** Whether a page has the name. */
function isPage(name: string): name is PosterPage {
  return (pagesWith("inSitemap") as readonly string[]).includes(name);
}
