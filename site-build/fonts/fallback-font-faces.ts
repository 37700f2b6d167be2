import type { Font } from "harfbuzzjs";
import { type FallbackFamily, type FallbackRegion, fallbackFamilies, fallbackRegions } from "./fallback-fonts.ts";
import { type FontFace, localSource } from "./font-face.ts";
import { advanceOf } from "./local-font-advances.ts";
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

/** See `FallbackRegion`; each rule costs 12 bytes of every page. */
const usuallyNearEnough = 0.06;

/**
 * The `@font-face` rules of the fallback fonts: local ones, scaled to run as wide as Anek and given its ascent and descent, so that lines
 * break where they will and nothing moves when Anek arrives.
 *
 * @param anek the text's font as pages get it, unpacked
 */
export function fallbackFaces(anek: Uint8Array): FontFace[] {
  return fallbackFamilies.flatMap((family) => fallbackRegions.flatMap((region) => facesOf(family, region, anek)));
}

function facesOf({ family, regular, bold }: FallbackFamily, region: FallbackRegion, anek: Uint8Array): FontFace[] {
  const { descriptors, measured, cut, features = [] } = region;
  const { names, advances } = { regular, bold }[cut];
  const wanted = openFont(anek, measured);
  const scale = (text: string) => widthOf(wanted, text, features) / advanceOf(advances, text);
  const scales = {
    letters: scale(samples.letters),
    capitals: scale(samples.capitals),
    figures: scale(samples.figures),
  };
  return sorts(scales, region.nearEnough ?? usuallyNearEnough).map(([range, scaled]) => ({
    "font-family": `"${family}"`,
    src: localSource(names),
    ...(descriptors && { "font-weight": descriptors.weight, "font-stretch": descriptors.width }),
    ...(range && { "unicode-range": range }),
    ...adjustments(wanted, scaled, region),
  }));
}

/**
 * The sorts of characters that are scaled alike, as ranges of code points with their scales. The first is that of whatever has
 * no range: of rules that hold for the same character, browsers follow the last.
 */
function sorts(
  { letters, capitals, figures }: Record<keyof typeof samples, number>,
  nearEnough: number,
): [range: string | undefined, scale: number][] {
  const areApart = (one: number, other: number) => Math.abs(one / other - 1) > nearEnough;
  const own = { capitals: areApart(capitals, letters), figures: areApart(figures, letters) };
  if (own.capitals && own.figures && !areApart(capitals, figures)) {
    return [
      [undefined, letters],
      ["U+30-5A", capitals],
    ];
  }
  return [
    [undefined, letters],
    ...(own.capitals ? [["U+41-5A", capitals] as [string, number]] : []),
    ...(own.figures ? [["U+30-39", figures] as [string, number]] : []),
  ];
}

/**
 * Ascent and descent are given against the scaled size: they are divided by the scale to come out as Anek's own (and `taller`),
 * to half a hundredth of the type size. Every line on the site has a height of its own, so that the fonts' gaps count nowhere.
 * Scales are rounded up: text that became larger with its font would count as a new, larger paint of the page.
 */
function adjustments(wanted: Font, fitted: number, { digits, taller = 0 }: FallbackRegion) {
  const steps = 100 * 10 ** digits;
  const scale = Math.ceil(fitted * steps) / steps;
  const { ascender, descender } = wanted.hExtents();
  const percent = (ems: number, digits = 0) => `${Number((ems * 100).toFixed(digits))}%`;
  const ofScaled = (units: number) => percent((Math.abs(units) / wanted.face.upem + taller) / scale);
  return {
    "size-adjust": percent(scale, digits),
    "ascent-override": ofScaled(ascender),
    "descent-override": ofScaled(descender),
  };
}
