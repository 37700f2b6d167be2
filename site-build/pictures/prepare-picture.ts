import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Picture } from "../../app/content/page-data.ts";
import type { FileCache } from "../file-cache.ts";
import { drawLogo } from "./draw-logo.ts";
import { assetName, type PictureAsset } from "./picture-asset.ts";
import { openOptions, type PictureFacts, PictureMistake, pictureEndingMistake, pictureFacts } from "./picture-facts.ts";
import { formatSettings, layoutWidths, type PictureFormat, pictureFormats, pictureWidths } from "./picture-variants.ts";

/** A picture as pages receive it, and what makes the files that it stands for. */
export type PreparedPicture = { picture: Picture; assets: () => Promise<PictureAsset[]> };

/** The widest file for browsers that know neither AVIF nor WebP, and for readers that take one address only. */
const plainWidth = 1080;

/** Counts up when this folder's code makes other bytes of the same picture. */
const version = 1;

/** Counts up when other facts of the same picture are cached. */
const factsVersion = 2;

/** Counts up when another picture is drawn of the same logo. */
const logosVersion = 2;

const settings = JSON.stringify([version, formatSettings, layoutWidths, sharp.versions]);

/**
 * Makes a picture ready for the site: the organiser's drawing as it is, one that is somebody else's logo as a picture, a
 * photograph upright, in sRGB, without what the camera wrote about place and owner, in every width and format that the
 * layout takes.
 *
 * @throws PictureMistake when the file cannot be shown on a page
 */
export async function preparePicture(file: string, cache: FileCache, isLogo = false): Promise<PreparedPicture> {
  const source = await readFile(file);
  const drawn = isLogo ? await drawnLogo(file, source, cache) : undefined;
  const facts = await cachedFacts(source, cache);
  if (facts.kind === "photograph") return photograph(file, source, facts, cache);
  return drawing(file, drawn ? { source: drawn, ending: ".webp" } : { source, ending: path.extname(file) }, facts);
}

/** Looks whether a picture can be used, and answers what it is. @throws PictureMistake when it cannot */
export async function checkPicture(file: string, cache: FileCache, isLogo = false): Promise<PictureFacts> {
  const source = await readFile(file);
  // First, since drawing it in this process has no limits.
  if (isLogo) await drawnLogo(file, source, cache);
  const facts = await cachedFacts(source, cache);
  const mistake = pictureEndingMistake(file, facts.format);
  if (mistake) throw new PictureMistake(mistake);
  return facts;
}

/**
 * The picture that is published in place of a logo that is a drawing, or undefined for a file that is none.
 *
 * @throws PictureMistake when it cannot be drawn
 */
export async function drawnLogo(file: string, source: Buffer, cache: FileCache): Promise<Uint8Array | undefined> {
  if (!/\.svg$/i.test(file) && !/^\s*</.test(source.subarray(0, 200).toString())) return undefined;
  const name = `${hashOf(source, `${settings} logo ${logosVersion}`)}.webp`;
  return cache.getOrMake(name, () => drawLogo(source));
}

function hashOf(source: Uint8Array, made: string): string {
  return createHash("sha256").update(made).update("\0").update(source).digest("base64url");
}

async function cachedFacts(source: Uint8Array, cache: FileCache): Promise<PictureFacts> {
  const name = `${hashOf(source, `${settings} ${factsVersion}`)}.json`;
  const text = await cache.getOrMake(name, async () => Buffer.from(JSON.stringify(await pictureFacts(source))));
  return JSON.parse(Buffer.from(text).toString());
}

function drawing(
  file: string,
  { source, ending }: { source: Uint8Array; ending: string },
  { width, height }: PictureFacts,
): PreparedPicture {
  const fileName = assetName(file, hashOf(source, ""), ending.toLowerCase());
  return { picture: { src: `/${fileName}`, width, height }, assets: async () => [{ fileName, source }] };
}

function photograph(
  file: string,
  source: Uint8Array,
  { width, height, opaque, shade }: PictureFacts,
  cache: FileCache,
): PreparedPicture {
  const hash = hashOf(source, settings);
  const widths = pictureWidths(width);
  const formats = pictureFormats({ opaque });
  const upright = once(() => decode(source, Math.max(...widths), opaque));
  const nameOf = (size: number, { ending }: PictureFormat) => assetName(file, hash, `-${size}.${ending}`);
  const asset = async (size: number, format: PictureFormat) => ({
    fileName: nameOf(size, format),
    source: await cache.getOrMake(`${hash}-${size}.${format.ending}`, async () =>
      format.encode((await upright())().resize({ width: size })).toBuffer(),
    ),
  });
  const assets = () => Promise.all(formats.flatMap((format) => widths.map((size) => asset(size, format))));
  const sources = formats.map((format) => ({
    type: format.type,
    srcSet: widths.map((size) => `/${nameOf(size, format)} ${size}w`).join(", "),
  }));
  const plain = nameOf(widths.findLast((size) => size <= plainWidth) ?? width, formats.at(-1) ?? formats[0]);
  const picture = { src: `/${plain}`, width, height, sources, ...(opaque && { shade }) };
  return { picture, assets };
}

/** Decodes a picture once, upright and in sRGB; each call of the result begins another way from there. */
async function decode(source: Uint8Array, width: number, opaque: boolean): Promise<() => Sharp> {
  const picture = sharp(source, openOptions).autoOrient().resize({ width, withoutEnlargement: true });
  const upright = (opaque ? picture.removeAlpha() : picture.ensureAlpha()).toColourspace("srgb").raw();
  const { data, info } = await upright.toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
