import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Picture } from "../../app/content/page-data.ts";
import { isLogo } from "../../catalogue/picture-path.ts";
import { cached } from "../file-cache.ts";
import { writeAsset } from "../write-asset.ts";
import { drawLogo } from "./draw-logo.ts";
import { openOptions, type PictureFacts, PictureMistake, pictureEndingMistake, pictureFacts } from "./picture-facts.ts";

/**
 * The widths in pixels at which a photograph is offered. A card is 340 wide, which the first three serve on screens of
 * one, two and three device pixels; the others serve a photograph across a phone, a tablet and half a wide window.
 */
const layoutWidths = [360, 720, 1080, 1440, 1920];

/** The maximum width of the file for browsers without AVIF, and for programs that take one URL only. */
const plainWidth = 1080;

const avif = { quality: 52, effort: 2 };
const jpeg = { quality: 78, mozjpeg: true };
const png = { palette: true, quality: 90, effort: 7 };

/** Increase it when this folder's code makes other bytes or other facts of the same picture. */
const version = 3;

const settings = JSON.stringify([version, avif, jpeg, png, layoutWidths, sharp.versions]);

/**
 * Publishes a picture in the assets of the site. An SVG drawing of the organiser stays as it is; an SVG logo of others becomes
 * WebP. A photograph becomes AVIF in each width of the layout, and one JPEG or PNG. It is upright and in sRGB, without the
 * camera's metadata, such as the place.
 *
 * @param asLogo whether the file is a logo of others
 * @returns the data about the picture for pages
 * @throws PictureMistake if a page cannot show the file
 */
export async function publishPicture(file: string, siteFolder: string, asLogo = false): Promise<Picture> {
  const source = await readFile(file);
  const drawn = asLogo ? await drawnLogo(file, source) : undefined;
  const facts = await cachedFacts(source);
  if (facts.format !== "svg") return publishPhotograph(file, source, siteFolder, facts);
  const src = await writeAsset(siteFolder, file, drawn ?? source, { ending: drawn && ".webp" });
  return { src, width: facts.width, height: facts.height };
}

/**
 * Publishes the pictures of a build, each only once.
 *
 * @param folder the folder `images` of the content
 * @returns a function that publishes a picture and returns the data about it for pages
 */
export function picturePublisher(folder: string, siteFolder: string): (image: string) => Promise<Picture> {
  const published = new Map<string, Promise<Picture>>();
  return (image) => {
    const file = path.join(folder, image);
    const known = published.get(image) ?? publishPicture(file, siteFolder, isLogo(image));
    published.set(image, known);
    return known;
  };
}

/** Returns a picture for development, which is served from its folder in its original size. */
export async function originalPicture(file: string): Promise<Picture> {
  const { width, height } = await cachedFacts(await readFile(file));
  return { src: `/${path.relative(".", file).replaceAll(path.sep, "/")}`, width, height };
}

/** Inspects a picture's file. @returns what is wrong with it and how to correct it, or undefined */
export async function inspectPicture(file: string, asLogo: boolean): Promise<string | undefined> {
  try {
    const source = await readFile(file);
    // First, because drawing a logo has a time limit.
    if (asLogo) await drawnLogo(file, source);
    return pictureEndingMistake(file, (await cachedFacts(source)).format);
  } catch (error) {
    if (error instanceof PictureMistake) return error.message;
    throw error;
  }
}

/**
 * Returns the picture that replaces an SVG logo; undefined if the file is not SVG.
 *
 * @throws PictureMistake if the logo cannot be drawn
 */
async function drawnLogo(file: string, source: Buffer): Promise<Uint8Array | undefined> {
  if (!/\.svg$/i.test(file) && !/^\s*</.test(source.subarray(0, 200).toString())) return undefined;
  return cached(`${hashOf(source)}-logo.webp`, () => drawLogo(source));
}

function hashOf(source: Uint8Array): string {
  return createHash("sha256").update(settings).update(source).digest("base64url");
}

async function cachedFacts(source: Uint8Array): Promise<PictureFacts> {
  const facts = async () => Buffer.from(JSON.stringify(await pictureFacts(source)));
  return JSON.parse((await cached(`${hashOf(source)}.json`, facts)).toString());
}

/** Returns the widths of the files of a picture: none is wider than the picture, and none is only a little narrower. */
export function pictureWidths(ownWidth: number): number[] {
  const largest = Math.min(ownWidth, Math.max(...layoutWidths));
  return [...layoutWidths.filter((width) => width < 0.9 * largest), largest];
}

async function publishPhotograph(
  file: string,
  source: Uint8Array,
  siteFolder: string,
  { width, height, opaque, shade }: PictureFacts,
): Promise<Picture> {
  const hash = hashOf(source);
  const widths = pictureWidths(width);
  let decoded: Promise<Sharp> | undefined;
  const publish = async (size: number, ending: string, encode: (picture: Sharp) => Sharp) => {
    const content = await cached(`${hash}-${size}.${ending}`, async () => {
      decoded ??= decode(source, Math.max(...widths), opaque);
      return encode((await decoded).clone().resize({ width: size })).toBuffer();
    });
    return { size, url: await writeAsset(siteFolder, file, content, { hash, ending: `-${size}.${ending}` }) };
  };
  const best = await Promise.all(widths.map((size) => publish(size, "avif", (picture) => picture.avif(avif))));
  const plain = Math.min(plainWidth, Math.max(...widths));
  // JPEG has no transparency.
  const { url: src } = opaque
    ? await publish(plain, "jpg", (picture) => picture.jpeg(jpeg))
    : await publish(plain, "png", (picture) => picture.png(png));
  const srcSet = best.map(({ size, url }) => `${url} ${size}w`).join(", ");
  return { src, width, height, avif: srcSet, ...(opaque && { shade }) };
}

/** Decodes a picture once, upright and in sRGB, for all the files that are made of it. */
async function decode(source: Uint8Array, width: number, opaque: boolean): Promise<Sharp> {
  const picture = sharp(source, openOptions).autoOrient().resize({ width, withoutEnlargement: true });
  const upright = (opaque ? picture.removeAlpha() : picture.ensureAlpha()).toColourspace("srgb").raw();
  const { data, info } = await upright.toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}
