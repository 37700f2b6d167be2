import path from "node:path";
import type { SharePicture } from "../../app/content/content-modules.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { pagesWith } from "../../catalogue/pages.ts";
import { directionOf, firstLanguage } from "../../catalogue/site-languages.ts";
import { FileCache } from "../file-cache.ts";
import type { PictureAsset } from "../pictures/picture-asset.ts";
import { eventPoster } from "./event-poster.ts";
import { type PosterPage, pagePoster } from "./page-posters.ts";
import { type Poster, posterSize } from "./poster.ts";
import { renderPoster } from "./render-poster.ts";

const cache = new FileCache("node_modules/.cache/share-pictures");

/**
 * The share picture of a page (`home`) or an event (`event/<id>`); `emit` writes its file into the built site.
 *
 * @param images the folder `images` of the content
 * @throws Error when there is no such page or event, a drawing is missing, or the picture is heavier than the budget
 */
export async function sharePicture(
  name: string,
  { catalogue, images }: { catalogue: Catalogue; images: string },
  emit: (asset: PictureAsset) => void,
): Promise<SharePicture> {
  const { drawing, alt } = await posterOf(name, catalogue, images).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The share picture of ${name} cannot be drawn: ${reason}`, { cause });
  });
  const asset = await renderPoster(`share-${path.basename(name)}`, drawing, cache);
  emit(asset);
  return { src: `/${asset.fileName}`, ...posterSize, alt: catalogue.language === firstLanguage ? alt : null };
}

/** Whether a page or an event has a share picture: the drawing lays letters from left to right, and has words of the page's own language. */
export function isDrawn(name: string, { language, events }: Pick<Catalogue, "language" | "events">): boolean {
  const event = events.find(({ _id }) => name === `event/${_id}`);
  return directionOf(language) === "ltr" && event?.translation !== "none";
}

/** The share picture of a page or an event as JPEG, for whoever edits the content. */
export async function drawnPoster(name: string, { catalogue, images }: { catalogue: Catalogue; images: string }) {
  const { drawing } = await posterOf(name, catalogue, images);
  return (await renderPoster(`share-${path.basename(name)}`, drawing, cache)).source;
}

/** The poster that a share picture is made from. @throws Error when there is no such page or event */
export async function posterOf(name: string, catalogue: Catalogue, images: string): Promise<Poster> {
  if (isPage(name)) return pagePoster(name, catalogue);
  const event = catalogue.events.find(({ _id }) => name === `event/${_id}`);
  if (!event) throw new Error("there is neither a page nor an event of that name");
  return eventPoster(event, { catalogue, images });
}

/** Whether a page has the name. */
function isPage(name: string): name is PosterPage {
  return (pagesWith("inSitemap") as readonly string[]).includes(name);
}
