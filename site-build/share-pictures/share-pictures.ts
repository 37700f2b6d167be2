import { createHash } from "node:crypto";
import path from "node:path";
import sharp from "sharp";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { cityPages } from "../../catalogue/cities/city-names.ts";
import { pagesWith } from "../../catalogue/pages.ts";
import { cached } from "../file-cache.ts";
import { writeAsset } from "../write-asset.ts";
import { cityPoster, eventPoster } from "./event-poster.ts";
import { pagePoster } from "./page-posters.ts";
import type { Poster } from "./poster.ts";
import { loadFonts } from "./text.ts";

/** The paths of a site's share pictures by name: a page's, `event/<id>`, or `city/<slug>`. */
export type SharePictures = ReadonlyMap<string, string>;

type WriteOptions = {
  /** The folder `images` of the content. */
  images: string;
  /** The folder of the built site. */
  folder: string;
  /** The English pictures, for another language: an event that is not translated has its English picture. */
  english?: SharePictures | undefined;
};

/**
 * Draws the share picture of every page in the sitemap, every event and every city in the catalogue's language, and writes
 * them into the built site. At most two are drawn at a time: each drawing takes megabytes of memory.
 */
export async function writeSharePictures(
  catalogue: Catalogue,
  { images, folder, english }: WriteOptions,
): Promise<SharePictures> {
  const pictures = new Map<string, string>();
  const untranslated = new Set(
    catalogue.events.flatMap(({ _id, translation }) => (translation === "none" ? `event/${_id}` : [])),
  );
  const waiting = postersOf(catalogue, images).entries();
  const write = async (name: string, { svg }: Poster) =>
    writeAsset(folder, `share-${path.basename(name)}.jpg`, await renderPoster(svg));
  const drawWaiting = async () => {
    for (const [name, draw] of waiting) {
      const inEnglish = untranslated.has(name) ? english?.get(name) : undefined;
      pictures.set(name, inEnglish ?? (await write(name, await draw())));
    }
  };
  await Promise.all([drawWaiting(), drawWaiting()]);
  return pictures;
}

/** For each share picture, by its name, the function that draws its poster. */
function postersOf(catalogue: Catalogue, images: string): Map<string, () => Promise<Poster>> {
  const source = { catalogue, images };
  return new Map([
    ...pagesWith("inSitemap").map((page) => [page, () => pagePoster(page, catalogue)] as const),
    ...catalogue.events.map((event) => [`event/${event._id}`, () => eventPoster(event, source)] as const),
    ...cityPages(catalogue).map((city) => [`city/${city.slug}`, () => cityPoster(city, source)] as const),
  ]);
}

/**
 * The poster that a share picture is made from.
 *
 * @throws Error when there is no page, event or city of that name
 */
export async function posterOf(name: string, catalogue: Catalogue, images: string): Promise<Poster> {
  const draw = postersOf(catalogue, images).get(name);
  if (!draw) throw new Error(`There is neither a page nor an event nor a city with the share picture ${name}.`);
  return draw();
}

/** About 100 KB. With `mozjpeg`, a picture of the same size looks alike, and takes ten times as long. */
const jpeg = { quality: 76, progressive: true };

/** A poster as JPEG. @param density the pixels of the JPEG for 72 pixels of the poster */
export async function renderPoster(svg: string, density = 72): Promise<Uint8Array> {
  const made = `${JSON.stringify([sharp.versions, jpeg])} ${density} ${svg}`;
  const key = createHash("sha256").update(made).digest("base64url");
  return cached(`${key}.jpg`, async () => {
    await loadFonts();
    return sharp(Buffer.from(svg), { density }).jpeg(jpeg).toBuffer();
  });
}
