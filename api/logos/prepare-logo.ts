import { readFile, stat } from "node:fs/promises";
import type { Sharp, SharpOptions } from "sharp";
import { CodedError } from "../errors.ts";
import { unreadable } from "../file-fault.ts";
import { cleanSvg } from "./clean-svg.ts";
import { type LogoFile, logoFileName } from "./stored-logos.ts";

/** What a file may weigh that is given as a logo, and what a drawing may weigh once it is cleaned, in bytes. */
const limits = { file: 5_000_000, drawing: 200_000 } as const;

/** In pixels. A logo is shown 72 pixels wide; on the densest screens those are 288. */
const sides = { smallest: 48, kept: 288 } as const;

/** A photograph of a phone has 50 million; more only fills the memory. */
const mostPixels = 100_000_000;

const pictureFormats = new Set(["jpeg", "png", "webp", "gif", "heif"]);

/** A logo ready to be kept, and the names of what was taken out of it that somebody may miss. */
export type PreparedLogo = { logo: LogoFile; removed: string[] };

/**
 * Makes a logo of a file, whatever its name says: a drawing (SVG) is cleaned of all that could run or load, a picture is
 * made as large as logos are shown and loses its notes, such as where it was taken.
 *
 * @throws CodedError `input-invalid` that names the file, what is wrong with it and how to mend that
 */
export async function prepareLogo(file: string): Promise<PreparedLogo> {
  try {
    const bytes = await readLogo(file);
    return looksLikeXml(bytes) ? await prepareDrawing(bytes) : await preparePicture(bytes);
  } catch (cause) {
    if (!(cause instanceof CodedError)) throw cause;
    throw new CodedError(cause.code, `${file} ${cause.message}`, { cause });
  }
}

async function readLogo(file: string): Promise<Buffer> {
  try {
    const { size } = await stat(file);
    if (size > limits.file) throw refusal(`is larger than ${limits.file / 1_000_000} MB: make it smaller`);
    return await readFile(file);
  } catch (cause) {
    if (cause instanceof CodedError) throw cause;
    throw refusal(unreadable(file, cause), cause);
  }
}

/** Nothing but a drawing begins with <, be it behind a byte order mark. */
function looksLikeXml(bytes: Buffer): boolean {
  return /^\s*</.test(bytes.subarray(0, 200).toString());
}

async function prepareDrawing(bytes: Buffer): Promise<PreparedLogo> {
  const { text, removed } = cleanSvg(textOf(bytes));
  const clean = Buffer.from(text);
  if (clean.length > limits.drawing) {
    throw refusal(
      `is a drawing of ${clean.length} bytes, and ${limits.drawing} are the most: simplify it, or give a PNG`,
    );
  }
  await drawn(clean, async (image) => void (await image.stats()));
  return { logo: { name: logoFileName(clean, "svg"), bytes: clean }, removed };
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw refusal("is not UTF-8 text: save it as UTF-8", cause);
  }
}

async function preparePicture(bytes: Buffer): Promise<PreparedLogo> {
  const webp = await drawn(bytes, async (image) => {
    const { format, width, height, exif, xmp, icc } = await image.metadata();
    if (!pictureFormats.has(format)) throw noPicture();
    if (Math.max(width, height) < sides.smallest) {
      throw refusal(`is ${width} × ${height} pixels: give one with ${sides.smallest} at least on its longer side`);
    }
    const isReady = format === "webp" && Math.max(width, height) <= sides.kept && !exif && !xmp && !icc;
    const fit = { width: sides.kept, height: sides.kept, fit: "inside", withoutEnlargement: true } as const;
    const made = await image.autoOrient().resize(fit).webp({ quality: 90 }).toBuffer();
    // What was exported comes back as it was.
    return isReady ? bytes : made;
  });
  return { logo: { name: logoFileName(webp, "webp"), bytes: webp }, removed: [] };
}

/** Lets the picture library work on bytes; what it cannot make out is no picture, or a broken one. */
async function drawn<Result>(bytes: Buffer, work: (image: Sharp) => Promise<Result>): Promise<Result> {
  // Loaded when it is needed: every other command and the server do without.
  const { default: sharp } = await import("sharp");
  const options: SharpOptions = { limitInputPixels: mostPixels, failOn: "warning" };
  try {
    return await work(sharp(bytes, options));
  } catch (cause) {
    if (cause instanceof CodedError) throw cause;
    throw noPicture(cause);
  }
}

function noPicture(cause?: unknown): CodedError {
  return refusal("is no picture that can be shown, or a broken one: give a whole SVG, PNG, JPEG, WebP or AVIF", cause);
}

function refusal(message: string, cause?: unknown): CodedError {
  return new CodedError("input-invalid", message, { cause });
}
