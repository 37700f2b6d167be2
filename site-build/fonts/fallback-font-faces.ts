import type { Font } from "harfbuzzjs";
import { type FallbackFamily, fallbackFamilies, fallbackRegions, type LocalFont } from "./fallback-fonts.ts";
import type { FontFace } from "./font-face.ts";
import { readFont } from "./make-fonts.ts";
import { openFont, widthOf } from "./shape-text.ts";

/** English as the site writes it; its mixture of letters is that of all the events' descriptions to 0.2 % of their width. */
const sample =
  "The day opened in Gujarati with an account book from a father’s shop and one question: who is allowed to write in it? " +
  "By noon the hall had built its own ledger on a wall of chart paper, with ten people keeping copies. One of them was " +
  "secretly told to cheat. He was caught in four minutes, and has asked us to say that he is a very honest man. The second " +
  "edition was about things that last, and why. It began with inscriptions: what is cut where everyone can see it is hard " +
  "to change on the quiet. It went on with ledgers that work the same way, and then spent an honest half hour on what does " +
  "not last at all: phones, passwords kept in the head, exchanges run by charming men.";

/** Anek's capitals and figures are narrower than its small letters make expect: each sort is fitted by itself. */
const samples = {
  letters: sample.replaceAll(/[A-Z0-9]/g, ""),
  capitals: sample.toUpperCase().replaceAll(/[^A-Z]/g, ""),
  figures: "0123456789",
};

/** Where figures differ by less from letters or capitals, they have no rule of their own: each costs 10 bytes of every page. */
const nearEnough = 0.032;

/**
 * The `@font-face` rules of the fallback fonts: local ones, scaled to run as wide as Anek and given its ascent and descent, so that lines
 * break where they will and nothing moves when Anek arrives.
 *
 * @param anek the text's font as pages get it, unpacked
 */
export async function fallbackFaces(anek: Uint8Array): Promise<FontFace[]> {
  const faces = await Promise.all(fallbackFamilies.map((family) => facesOf(family, anek)));
  return faces.flat();
}

async function facesOf({ family, regular, bold }: FallbackFamily, anek: Uint8Array): Promise<FontFace[]> {
  const cuts = { regular: await openLocal(regular), bold: await openLocal(bold) };
  return fallbackRegions.flatMap(({ weights, widths, measured, cut, features = [], taller = 0 }) => {
    const wanted = openFont(anek, measured);
    const { src, font } = cuts[cut];
    const scale = (text: string) => widthOf(wanted, text, features) / widthOf(font, text);
    return sorts(scale(samples.letters), scale(samples.capitals), scale(samples.figures)).map(([range, scaled]) => ({
      "font-family": `"${family}"`,
      src,
      "font-weight": weights,
      "font-stretch": widths,
      "unicode-range": range,
      ...adjustments(wanted, scaled, taller),
    }));
  });
}

/** The sorts of characters that are scaled alike, as ranges of code points with their scales. */
function sorts(letters: number, capitals: number, figures: number): [range: string, scale: number][] {
  const toLetters = Math.abs(figures / letters - 1);
  const toCapitals = Math.abs(figures / capitals - 1);
  if (toCapitals < Math.min(toLetters, nearEnough)) {
    return [
      ["U+0-2F,U+3A-40,U+5B-10FFFF", letters],
      ["U+30-39,U+41-5A", capitals],
    ];
  }
  if (toLetters < nearEnough) {
    return [
      ["U+0-40,U+5B-10FFFF", letters],
      ["U+41-5A", capitals],
    ];
  }
  return [
    ["U+0-2F,U+3A-40,U+5B-10FFFF", letters],
    ["U+41-5A", capitals],
    ["U+30-39", figures],
  ];
}

async function openLocal({ names, source }: LocalFont): Promise<{ font: Font; src: string }> {
  return { font: openFont(await readFont(source), {}), src: names.map((name) => `local("${name}")`).join(", ") };
}

/**
 * Ascent, descent and gap are given against the scaled size: they are divided by the scale to come out as Anek's own (and
 * `taller`), to half a hundredth of the type size.
 */
function adjustments(wanted: Font, scale: number, taller: number) {
  const { ascender, descender, lineGap } = wanted.hExtents();
  const percent = (ems: number, digits: number) => `${Number((ems * 100).toFixed(digits))}%`;
  const ofScaled = (units: number, more = 0) => percent((Math.abs(units) / wanted.face.upem + more) / scale, 0);
  return {
    "size-adjust": percent(scale, 1),
    "ascent-override": ofScaled(ascender, taller),
    "descent-override": ofScaled(descender, taller),
    "line-gap-override": ofScaled(lineGap),
  };
}
