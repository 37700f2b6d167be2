/** A font that devices have, under its names there, and a package whose letters are exactly as wide. */
export type LocalFont = { names: readonly string[]; source: string };

/** The fallback fonts of one kind of device. */
export type FallbackFamily = { family: string; regular: LocalFont; bold: LocalFont };

/** Weights and widths that share a fallback font, which fits best at the point where it is measured. */
export type FallbackRegion = {
  weights: string;
  widths: string;
  measured: { wght: number; wdth: number };
  cut: "regular" | "bold";
  /** The OpenType features that all text there is set with. */
  features?: readonly string[];
  /**
   * How much taller than Anek's its letters' boxes are, above and below, in type sizes: a long text whose box becomes larger
   * by a hair counts as a new, larger paint of the page. Lines have heights of their own, so no letter moves; the box does,
   * which counts as a shift from 3 px on, in texts of more than 25 px.
   */
  taller?: number;
};

/** Android has Roboto; every other system has Arial or a font made to its measures, as Arimo is. */
export const fallbackFamilies: readonly FallbackFamily[] = [
  {
    family: "Anek Fallback",
    regular: {
      names: ["Arial", "Liberation Sans", "Helvetica"],
      source: "@fontsource/arimo/files/arimo-latin-400-normal.woff2",
    },
    bold: {
      names: ["Arial Bold", "Liberation Sans Bold", "Helvetica Bold"],
      source: "@fontsource/arimo/files/arimo-latin-700-normal.woff2",
    },
  },
  {
    family: "Anek Fallback Roboto",
    regular: { names: ["Roboto", "Roboto Regular"], source: "@fontsource/roboto/files/roboto-latin-400-normal.woff2" },
    // Newer Androids have Roboto as one variable file, in which no cut has a name of its own.
    bold: {
      names: ["Roboto Bold", "Roboto", "Roboto Regular"],
      source: "@fontsource/roboto/files/roboto-latin-700-normal.woff2",
    },
  },
];

/** The weights and widths of the style sheets: text, bold text, introductions, buttons, facts, brand, headings. */
export const fallbackRegions: readonly FallbackRegion[] = [
  { weights: "400 500", widths: "93% 100%", measured: { wght: 400, wdth: 100 }, cut: "regular", taller: 0.12 },
  { weights: "600 800", widths: "93% 100%", measured: { wght: 700, wdth: 100 }, cut: "bold" },
  { weights: "400 800", widths: "86% 92%", measured: { wght: 600, wdth: 88 }, cut: "bold" },
  { weights: "400 700", widths: "83% 85%", measured: { wght: 700, wdth: 85 }, cut: "bold" },
  { weights: "750 800", widths: "83% 85%", measured: { wght: 800, wdth: 85 }, cut: "bold" },
  { weights: "400 650", widths: "78% 82%", measured: { wght: 600, wdth: 80 }, cut: "bold", features: ["tnum"] },
  { weights: "700 800", widths: "78% 82%", measured: { wght: 800, wdth: 80 }, cut: "bold" },
  { weights: "400 800", widths: "75% 77%", measured: { wght: 800, wdth: 75 }, cut: "bold" },
];
