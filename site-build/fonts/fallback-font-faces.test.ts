import { beforeAll, expect, test } from "vitest";
import { fallbackFaces } from "./fallback-font-faces.ts";
import { type FallbackFamily, type FallbackRegion, fallbackFamilies, fallbackRegions } from "./fallback-fonts.ts";
import type { FontFace } from "./font-face.ts";
import { advanceOf } from "./local-font-advances.ts";
import { makeTextFont } from "./make-fonts.ts";
import { openFont, widthOf } from "./shape-text.ts";
import { latinFont } from "./site-fonts.ts";

let anek: Uint8Array;
let faces: FontFace[];

beforeAll(async () => {
  anek = await makeTextFont(latinFont);
  faces = fallbackFaces(anek);
});

const number = (percent: string | undefined) => Number.parseFloat(percent ?? "") / 100;

const ofRegion = ({ descriptors }: FallbackRegion, face: FontFace) =>
  face["font-weight"] === descriptors?.weight && face["font-stretch"] === descriptors?.width;

test("every fallback font stands in its line as Anek does: 0.9 em above the baseline, 0.2 em below, as much more of each", () => {
  for (const face of faces) {
    const taller = fallbackRegions.find((region) => ofRegion(region, face))?.taller ?? 0;
    expect(number(face["size-adjust"]) * number(face["ascent-override"])).toBeCloseTo(0.9 + taller, 2);
    expect(number(face["size-adjust"]) * number(face["descent-override"])).toBeCloseTo(0.2 + taller, 2);
  }
});

/** How far a browser would run a text in a fallback font: each character in the last of the rules that are for it, in ems. */
function fallbackWidth({ family, regular, bold }: FallbackFamily, region: FallbackRegion, text: string): number {
  const rules = faces.filter((face) => face["font-family"] === `"${family}"` && ofRegion(region, face));
  const { advances } = { regular, bold }[region.cut];
  return [...text].reduce((sum, character) => {
    const rule = rules.findLast((face) => isFor(face, character.codePointAt(0) ?? 0));
    return sum + advanceOf(advances, character) * number(rule?.["size-adjust"]);
  }, 0);
}

function isFor({ "unicode-range": range = "U+0-10FFFF" }: FontFace, codePoint: number): boolean {
  const [first = 0, last = first] = range
    .replace("U+", "")
    .split("-")
    .map((hex) => Number.parseInt(hex, 16));
  return codePoint >= first && codePoint <= last;
}

test.each([
  { text: "bring a phone, a pen, and the one friend who doubts it", within: 0.025 },
  { text: "Bitcoin Yatra Tiruchirappalli, Upcoming Events, Become Our Partner", within: 0.025 },
  { text: "TIRUCHIRAPPALLI JUNCTION AND DELHI CANTONMENT", within: 0.07 },
  { text: "0123456789", within: 0.065 },
])("“$text” runs as wide in every fallback font as in Anek, to $within", ({ text, within }) => {
  for (const family of fallbackFamilies) {
    for (const region of fallbackRegions) {
      const { measured, features } = region;
      const ratio = fallbackWidth(family, region, text) / widthOf(openFont(anek, measured), text, features);
      expect(Math.abs(ratio - 1), `${family.family} ${JSON.stringify(measured)}`).toBeLessThan(within);
    }
  }
});

test("running text is as wide in every fallback font as in Anek to 1 %", () => {
  const [text] = fallbackRegions;
  if (!text) throw new Error("There is no fallback font for text.");
  const sentence =
    "It ended where it should, with everybody paying everybody ten satoshis back and forth across the room, and two people " +
    "who had never met before agreeing on lunch at Chandni Chowk.";
  for (const family of fallbackFamilies) {
    const ratio = fallbackWidth(family, text, sentence) / widthOf(openFont(anek, text.measured), sentence);
    expect(Math.abs(ratio - 1), family.family).toBeLessThan(0.01);
  }
});
