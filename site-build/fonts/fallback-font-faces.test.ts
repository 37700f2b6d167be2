import { beforeAll, expect, test } from "vitest";
import { fallbackFaces } from "./fallback-font-faces.ts";
import { fallbackFamilies, fallbackRegions } from "./fallback-fonts.ts";
import type { FontFace } from "./font-face.ts";
import { makeTextFont, readFont } from "./make-fonts.ts";
import { openFont, widthOf } from "./shape-text.ts";
import { latinFont } from "./site-fonts.ts";

let anek: Uint8Array;
let faces: FontFace[];

beforeAll(async () => {
  anek = await makeTextFont(latinFont);
  faces = await fallbackFaces(anek);
});

const number = (percent: string | undefined) => Number.parseFloat(percent ?? "") / 100;

test("every fallback font stands in its line as Anek does: 0.9 em above the baseline, 0.2 em below, as much more of each, no gap", () => {
  for (const face of faces) {
    const region = fallbackRegions.find(
      ({ weights, widths }) => face["font-weight"] === weights && face["font-stretch"] === widths,
    );
    const taller = region?.taller ?? 0;
    expect(number(face["size-adjust"]) * number(face["ascent-override"])).toBeCloseTo(0.9 + taller, 2);
    expect(number(face["size-adjust"]) * number(face["descent-override"])).toBeCloseTo(0.2 + taller, 2);
    expect(face["line-gap-override"]).toBe("0%");
  }
});

const lines = [
  { text: "bring a phone, a pen, and the one friend who doubts it", range: "U+0-", within: 0.02 },
  { text: "TIRUCHIRAPPALLI JUNCTION AND DELHI CANTONMENT".replaceAll(" ", ""), range: "U+41-5A", within: 0.02 },
  { text: "0123456789", range: "figures", within: 0.035 },
];

/** Whether a rule is for a text's characters: that of figures may be that of the letters or of the capitals. */
function isFor(range: string, unicodeRange = "") {
  return range === "figures" ? /U\+30-39|U\+0-40/.test(unicodeRange) : unicodeRange.includes(range);
}

test.each(lines)(
  "“$text” runs as wide in every fallback font as in Anek, to $within",
  async ({ text, range, within }) => {
    for (const { family, regular, bold } of fallbackFamilies) {
      for (const { measured, cut, weights, widths, features } of fallbackRegions) {
        const face = faces.find(
          (one) =>
            one["font-family"] === `"${family}"` &&
            one["font-weight"] === weights &&
            one["font-stretch"] === widths &&
            isFor(range, one["unicode-range"]),
        );
        const local = openFont(await readFont({ regular, bold }[cut].source), {});
        const width = widthOf(local, text) * number(face?.["size-adjust"]);
        const deviation = width / widthOf(openFont(anek, measured), text, range === "figures" ? features : []) - 1;
        expect(Math.abs(deviation), `${family} ${weights} ${widths}`).toBeLessThan(within);
      }
    }
  },
);
