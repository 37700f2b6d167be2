import { localFontAdvances } from "./local-font-advances.ts";

/** A font that devices have, under its names there, and how wide its characters are. */
export type LocalFont = { names: readonly string[]; advances: readonly number[] };

/** The fallback fonts of one kind of device. */
export type FallbackFamily = { family: string; regular: LocalFont; bold: LocalFont };

/**
 * A weight and width for which there is a fallback font, measured there. Browsers take for any other the one of the nearest
 * narrower width, and of that the nearest weight.
 */
export type FallbackRegion = {
  /** Without a weight and width it is that of normal text, which a rule need not name. */
  descriptors?: { weight: string; width: string };
  measured: { wght: number; wdth: number };
  cut: "regular" | "bold";
  /** Where capitals and figures differ by less from the small letters than this share, they have no rule of their own. */
  nearEnough?: number;
  /** The decimals of the scale in percent: running text needs one more than what stands on a line or two. */
  digits: 0 | 1;
  /** The OpenType features that all text there is set with. */
  features?: readonly string[];
  /**
   * How much taller than Anek's its letters' boxes are, above and below, in type sizes: a long text whose box becomes larger
   * by a hair counts as a new, larger paint of the page. Lines have heights of their own, so no letter moves; the box does,
   * which counts as a shift from 3 px on, in texts of more than 25 px.
   */
  taller?: number;
};

const { roboto, robotoBold, arial, arialBold, notoSans, notoSansBold, dejavuSans, dejavuSansBold } = localFontAdvances;

/**
 * Windows, macOS and iOS have Arial, and many a Linux a font made to its measures; Android has Roboto; the others have Noto Sans
 * or DejaVu Sans. Browsers try them in this order (`--fallbacks` in `base.css`).
 */
export const fallbackFamilies: readonly FallbackFamily[] = [
  {
    family: "Anek Fallback",
    regular: { names: ["Arial", "Liberation Sans", "Helvetica"], advances: arial },
    bold: { names: ["Arial Bold", "Liberation Sans Bold", "Helvetica Bold"], advances: arialBold },
  },
  {
    family: "Anek Fallback Roboto",
    regular: { names: ["Roboto", "Roboto Regular"], advances: roboto },
    // Newer Androids have Roboto as one variable file, in which no cut has a name of its own.
    bold: { names: ["Roboto Bold", "Roboto", "Roboto Regular"], advances: robotoBold },
  },
  {
    family: "Anek Fallback Noto",
    regular: { names: ["Noto Sans", "Noto Sans Regular"], advances: notoSans },
    bold: { names: ["Noto Sans Bold"], advances: notoSansBold },
  },
  {
    family: "Anek Fallback DejaVu",
    regular: { names: ["DejaVu Sans"], advances: dejavuSans },
    bold: { names: ["DejaVu Sans Bold"], advances: dejavuSansBold },
  },
];

/** The weights and widths of the first screens: text, facts, labels, buttons (and introductions), headings. */
export const fallbackRegions: readonly FallbackRegion[] = [
  { measured: { wght: 400, wdth: 100 }, cut: "regular", digits: 1, taller: 0.12 },
  {
    descriptors: { weight: "600", width: "80%" },
    measured: { wght: 600, wdth: 80 },
    cut: "bold",
    digits: 0,
    features: ["tnum"],
  },
  { descriptors: { weight: "800", width: "80%" }, measured: { wght: 800, wdth: 80 }, cut: "bold", digits: 0 },
  { descriptors: { weight: "700", width: "85%" }, measured: { wght: 700, wdth: 85 }, cut: "bold", digits: 0 },
  // Home's title, in capitals, is as wide as the window: where they ran wider its words would stand on two lines.
  {
    descriptors: { weight: "800", width: "75%" },
    measured: { wght: 800, wdth: 75 },
    cut: "bold",
    digits: 0,
    nearEnough: 0.03,
  },
];
