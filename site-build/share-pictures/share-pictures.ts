import { createHash } from "node:crypto";
import path from "node:path";
import sharp from "sharp";
import type { SharePicture } from "../../app/content/page-data.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { cityPages } from "../../catalogue/cities/city-pages.ts";
import { pagesWith } from "../../catalogue/pages.ts";
import { firstLanguage } from "../../catalogue/site-languages.ts";
import { FileCache } from "../file-cache.ts";
import { writeAsset } from "../write-asset.ts";
import { cityPoster, eventPoster } from "./event-poster.ts";
import { type PosterPage, pagePoster } from "./page-posters.ts";
import { type Poster, posterSize } from "./poster.ts";
import { loadFonts } from "./text.ts";

const cache = new FileCache("node_modules/.cache/share-pictures");

/** What a share picture should weigh at most, in bytes: messengers leave heavier ones out. */
const most = 250_000;

/** The share pictures of a site by what they are of: `home`, `event/<id>`, or `city/<slug>`. */
export type SharePictures = ReadonlyMap<string, SharePicture>;

type WriteOptions = {
  /** The folder `images` of the content. */
  images: string;
  /** The folder of the built site. */
  folder: string;
  /** The English pictures, for another language: an event that is not translated has its English picture. */
  english?: SharePictures;
};

/**
 * Draws the share picture of every page, event and city in the catalogue's language, and writes them into the built site. Two
 * are drawn at a time, because each drawing takes megabytes of memory.
 */
export async function writeSharePictures(
  catalogue: Catalogue,
  { images, folder, english }: WriteOptions,
): Promise<SharePictures> {
  const pictures = new Map<string, SharePicture>();
  const names = [
    ...pagesWith("inSitemap"),
    ...catalogue.events.map(({ _id }) => `event/${_id}`),
    ...cityPages(catalogue).map(({ slug }) => `city/${slug}`),
  ];
  const waiting = names.values();
  const drawWaiting = async () => {
    for (const name of waiting) {
      const event = catalogue.events.find(({ _id }) => name === `event/${_id}`);
      const translated = event?.translation !== "none";
      const inEnglish = translated ? undefined : english?.get(name);
      pictures.set(name, inEnglish ?? (await write(name, catalogue, images, folder)));
    }
  };
  await Promise.all([drawWaiting(), drawWaiting()]);
  return pictures;
}

async function write(name: string, catalogue: Catalogue, images: string, folder: string): Promise<SharePicture> {
  const { svg, alt } = await posterOf(name, catalogue, images);
  const picture = await renderPoster(svg);
  if (picture.length > most)
    console.warn(
      `share-${path.basename(name)}.jpg weighs ${picture.length} bytes, more than ${most}: messengers may not show it.`,
    );
  const src = await writeAsset(folder, `share-${path.basename(name)}.jpg`, picture);
  return { src, ...posterSize, alt: catalogue.language === firstLanguage ? alt : null };
}

/** The share picture of a page or an event as JPEG, for the editor's preview. @throws Error as `posterOf` does */
export async function drawnPoster(name: string, { catalogue, images }: { catalogue: Catalogue; images: string }) {
  return renderPoster((await posterOf(name, catalogue, images)).svg);
}

/**
 * The poster that a share picture is made from.
 *
 * @throws Error when there is no page, event or city of that name
 */
export async function posterOf(name: string, catalogue: Catalogue, images: string): Promise<Poster> {
  if (isPage(name)) return pagePoster(name, catalogue);
  const event = catalogue.events.find(({ _id }) => name === `event/${_id}`);
  if (event) return eventPoster(event, { catalogue, images });
  const city = cityPages(catalogue).find(({ slug }) => name === `city/${slug}`);
  if (!city) throw new Error(`There is neither a page nor an event nor a city with the share picture ${name}.`);
  return cityPoster(city, { catalogue, images });
}

/** A poster as JPEG. @param density the points of the picture to 72 pixels of the poster */
export async function renderPoster(svg: string, density = 72): Promise<Uint8Array> {
  const made = `${JSON.stringify(sharp.versions)} ${density} ${svg}`;
  const key = createHash("sha256").update(made).digest("base64url");
  return cache.getOrMake(`${key}.jpg`, async () => {
    await loadFonts();
    return sharp(Buffer.from(svg), { density }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  });
}

function isPage(name: string): name is PosterPage {
  return (pagesWith("inSitemap") as readonly string[]).includes(name);
}
