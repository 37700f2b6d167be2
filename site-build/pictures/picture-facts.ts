import path from "node:path";
import sharp from "sharp";
import { loadFonts } from "../share-pictures/text.ts";

/** Thrown for a picture that cannot be used. The message says what is wrong with the file and how to correct it. */
export class PictureMistake extends Error {
  override readonly name = "PictureMistake";
}

/** The facts about a picture's file. Width and height are in pixels, after the rotation that the file asks for. */
export type PictureFacts = {
  format: "svg" | "jpeg" | "png" | "webp" | "avif";
  width: number;
  height: number;
  opaque: boolean;
  /** The main colour as `#rrggbb`, shown until the picture has loaded. */
  shade: string;
};

/** Tolerates what browsers tolerate, such as a phone's stray bytes; a picture that ends too early is refused. */
export const openOptions = { failOn: "truncated" } as const;

/**
 * The formats that a page can show, by the decoder's names for them, with the endings that tell browsers and servers what a
 * picture is.
 */
const formats = new Map<string, { format: PictureFacts["format"]; endings: readonly [string, ...string[]] }>([
  ["svg", { format: "svg", endings: [".svg"] }],
  ["jpeg", { format: "jpeg", endings: [".jpg", ".jpeg"] }],
  ["png", { format: "png", endings: [".png"] }],
  ["webp", { format: "webp", endings: [".webp"] }],
  ["heif", { format: "avif", endings: [".avif"] }],
]);

const saveAgain = "save it again as JPEG, PNG, WebP or AVIF";

/**
 * Reads what a picture is, decoding all of it, so that one that ends too early is found out.
 *
 * @throws PictureMistake when it cannot be shown on a page
 */
export async function pictureFacts(source: Uint8Array): Promise<PictureFacts> {
  try {
    const { format, compression, autoOrient } = await sharp(source, openOptions).metadata();
    if (format === "heif" && compression !== "av1")
      throw new PictureMistake(`is a HEIC picture, which browsers cannot show — ${saveAgain}`);
    const shown = formats.get(format);
    if (!shown)
      throw new PictureMistake(`is a ${format.toUpperCase()} file, not a photograph or an SVG drawing — ${saveAgain}`);
    const { opaque, shade } = await look(source);
    return { format: shown.format, ...autoOrient, opaque, shade };
  } catch (error) {
    if (error instanceof PictureMistake) throw error;
    throw new PictureMistake(`cannot be read as a picture (${reasonOf(error)}) — ${saveAgain}`);
  }
}

async function look(source: Uint8Array) {
  // A thread that draws letters keeps the list of fonts that it finds then: share pictures would have other letters.
  await loadFonts();
  const small = await sharp(source, openOptions)
    .resize(64, 64, { fit: "inside" })
    .toColourspace("srgb")
    .png()
    .toBuffer();
  const { isOpaque, dominant } = await sharp(small).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0"));
  return { opaque: isOpaque, shade: `#${hex.join("")}` };
}

/** The first line of the decoder's own words, without the name of the part that says it. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [first = ""] = text.split("\n").filter((line) => line.trim() !== "");
  return first.replace(/^Input (?:buffer|file) /, "it ").trim();
}

/** Returns the mistake of a picture whose extension is that of another format, with its correction; undefined if it is right. */
export function pictureEndingMistake(file: string, format: PictureFacts["format"]): string | undefined {
  const { name, ext } = path.parse(file);
  const right: readonly string[] = [...formats.values()].find((known) => known.format === format)?.endings ?? [];
  if (right.includes(ext.toLowerCase())) return undefined;
  const written = ext ? `ends in ${ext}` : "has no ending";
  return `is a ${format.toUpperCase()} picture whose name ${written}, so browsers do not draw it — rename the file to ${name}${right[0]}, and write that name`;
}
