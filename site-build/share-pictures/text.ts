import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { directionOf } from "../../catalogue/site-languages.ts";
import { cachedFile } from "../file-cache.ts";
import { readFont } from "../fonts/make-fonts.ts";
import { scriptFonts, textFonts } from "../fonts/site-fonts.ts";
import { escapeMarkup } from "./drawing-parts.ts";

/*
 * Text in posters is SVG's `<text>`. librsvg and Pango, which are parts of sharp, set it in the site's own fonts.
 */

/** The fonts' own names, the one for Latin letters first: Pango takes the first font that has a letter. */
const families = [
  "Anek Latin Medium",
  "Anek Devanagari Medium",
  "Anek Bangla Medium",
  "Anek Gurmukhi Medium",
  "Anek Gujarati Medium",
  "Anek Odia Medium",
  "Anek Tamil Medium",
  "Anek Telugu Medium",
  "Anek Kannada Medium",
  "Anek Malayalam Medium",
  "Noto Nastaliq Urdu",
];

/** Latin letters are narrow, as in the site's headings. Those of Indian scripts are wider: narrow ones are hard to read. */
const letterings = {
  title: {
    latin: 'font-weight="800" font-stretch="condensed"',
    other: 'font-weight="700" font-stretch="semi-condensed"',
  },
  strong: {
    latin: 'font-weight="700" font-stretch="condensed"',
    other: 'font-weight="700" font-stretch="semi-condensed"',
  },
  plain: {
    latin: 'font-weight="600" font-stretch="semi-condensed"',
    other: 'font-weight="600" font-stretch="semi-condensed"',
  },
  board: { latin: 'font-weight="800" font-stretch="condensed" letter-spacing="0.03em"', other: 'font-weight="700"' },
} as const;

/** How letters look. */
export type Lettering = keyof typeof letterings;

/** A text in one line. */
export type Text = { text: string; language: string; lettering: Lettering };

/** How far a text's letters reach from the middle of its baseline, in ems. */
export type TextExtent = { left: number; right: number; above: number; below: number };

/** A text as SVG. @param place the middle of its baseline, and the size of its letters in pixels */
export function drawText(text: Text, place: { x: number; y: number; size: number; fill: string }): string {
  const { x, y, size, fill } = place;
  const direction = directionOf(text.language);
  const letters = letterings[text.lettering][text.language === "en" ? "latin" : "other"];
  return `<text x="${x}" y="${y}" text-anchor="middle" direction="${direction}" xml:lang="${text.language}" font-family="${families}" font-size="${size}" fill="${fill}" ${letters}>${escapeMarkup(shown(text.text))}</text>`;
}

/** The text without what none of the fonts has: emoji are left out, and ₿ is written as the currency's code. */
function shown(text: string): string {
  return text
    .replaceAll("₿", "BTC")
    .replaceAll(/\p{Emoji_Presentation}|\ufe0f/gu, "")
    .trim();
}

const known = new Map<string, Promise<TextExtent>>();

/** Measures a text: it is drawn once, and what it covers is looked at. */
export function extentOf(text: Text): Promise<TextExtent> {
  const key = drawText(text, { x: 0, y: 0, size: 1, fill: "black" });
  const extent = known.get(key) ?? measure(text);
  known.set(key, extent);
  return extent;
}

async function measure(text: Text): Promise<TextExtent> {
  await loadFonts();
  if (shown(text.text) === "") return { left: 0, right: 0, above: 0, below: 0 };
  // No letter is as wide as three ems: the text fits, with room at both ends. Nastaliq reaches 1.4 ems up and 1 down.
  const size = 32;
  const middle = (text.text.length + 2) * size * 1.5;
  const baseline = 2 * size;
  const drawn = drawText(text, { x: middle, y: baseline, size, fill: "black" });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * middle}" height="${4 * size}">${drawn}</svg>`;
  // Of the opacity alone, and without a removal of noise, which letters do not have: each takes half of the time.
  const { data, info: whole } = await sharp(Buffer.from(svg))
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const covered = sharp(data, { raw: { width: whole.width, height: whole.height, channels: 1 } });
  const { info } = await covered.trim({ lineArt: true }).raw().toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return {
    left: (middle - left) / size,
    right: (left + info.width - middle) / size,
    above: (baseline - top) / size,
    below: (top + info.height - baseline) / size,
  };
}

let loading: Promise<void> | undefined;

/** Unpacks the site's fonts, and loads them into Pango. Await it before you render a drawing with text. */
export function loadFonts(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  for (const source of new Set([...textFonts, ...scriptFonts].map((font) => font.source))) {
    const hash = createHash("sha256").update(await readFile(resolve(source)));
    const name = `${path.basename(source, ".woff2")}-${hash.digest("hex").slice(0, 16)}.ttf`;
    const fontfile = await cachedFile(name, () => readFont(source));
    // Pango keeps a font file that it has drawn with: from then on every drawing can name its family.
    await sharp({ text: { text: "a", fontfile } }).toBuffer();
  }
}
