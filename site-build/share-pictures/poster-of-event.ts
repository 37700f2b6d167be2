import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Event } from "../../catalogue/event.ts";
import { eventPoster } from "./event-poster.ts";
import { letterFonts } from "./letter-fonts.ts";
import { photoScene } from "./photo-scene.ts";
import { postcardScene } from "./postcard-scene.ts";
import type { Poster } from "./poster.ts";
import { type PosterFormat, shareFormat } from "./poster-size.ts";
import { textSetter } from "./set-text.ts";
import { themeScene } from "./theme-scene.ts";

/** The drawing of the train that passes where an event has no picture. */
const trainFile = "app/shell/train.svg";

/** Where a poster's words and pictures come from. */
export type PosterSource = {
  catalogue: Pick<Catalogue, "cities" | "site">;
  /** The folder `images` of the content. */
  images: string;
};

/** An event's poster in a format. @throws Error when the event's picture is not there or cannot be read */
export async function posterOfEvent(
  event: Event,
  { catalogue: { cities, site }, images }: PosterSource,
  format: PosterFormat = shareFormat,
): Promise<Poster> {
  const scene = await sceneOf(event, images, format);
  return eventPoster({ event, cities, productName: site.productName, scene, format }, textSetter(await letterFonts()));
}

async function sceneOf({ image, city }: Event, images: string, format: PosterFormat): Promise<string> {
  if (image === undefined) return themeScene(city, await readFile(trainFile, "utf8"), format.frame);
  const file = path.join(images, image);
  const postcard = image.endsWith(".svg") ? postcardScene(await readFile(file, "utf8"), format.frame) : null;
  return postcard ?? photoScene(file, format);
}
