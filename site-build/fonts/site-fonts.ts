/** The first and the last of consecutive code points. */
export type CodePointRange = readonly [first: number, last: number];

/** The family of all text. */
export const textFamily = "Anek";

/** The family of the words in Indian scripts. It has only the letters of these words, so it must not set other text. */
export const wordsFamily = "Anek Words";

/** The weights and widths that the site's style sheets use. */
export const textAxes = { wght: [400, 800], wdth: [75, 100] } as const;

/** The one weight in which the words in Indian scripts are set. */
const wordsWeight = 700;

/** The weights and widths of the text's font on pages in other languages, where it sets the figures and names in headings. */
export const headingAxes = { ...textAxes, wght: wordsWeight };

/** Weights or widths: from the first to the last, or one. */
export type FontAxes = Record<keyof typeof textAxes, readonly [min: number, max: number] | number>;

/** A part of the text's font: browsers fetch the parts whose characters are on the page. */
export type TextFont = { name: string; source: string; characters: string };

/** A font for the words of one script: where on its axes it is used, and the script's block in Unicode. */
export type ScriptFont = { name: string; source: string; axes: Record<string, number>; range: CodePointRange };

/** Returns the path in a package of the font for a script, with the axes of weight and width. */
const anek = (family: string, script: string) =>
  `@fontsource-variable/anek-${family}/files/anek-${family}-${script}-standard-normal.woff2`;

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** ASCII and the signs of running text: what every page needs. Anek has neither arrows nor ₿: those are drawn. */
export const latinFont: TextFont = {
  name: "anek-latin",
  source: anek("latin", "latin"),
  characters: `${between(0x20, 0x7e)}\u00a0©·×°‘’“”•…–—`,
};

/**
 * The parts of the text's font. The others are for names, prices and Indian words in Latin letters: a browser fetches one of
 * them on the first page with an `é` or a `₹`.
 */
export const textFonts: readonly TextFont[] = [
  latinFont,
  {
    name: "anek-accents",
    source: anek("latin", "latin"),
    characters: `${between(0xc0, 0xd6)}${between(0xd8, 0xf6)}${between(0xf8, 0xff)}Œœ¡¢£¥§«®±²³»¼½¾¿‚„‹›€™−`,
  },
  {
    name: "anek-transliteration",
    source: anek("latin", "latin-ext"),
    characters: "₹ĀāĪīŪūĒēŌōṚṛḶḷḺḻṂṃṄṅṆṇṈṉṬṭḌḍŚśṢṣṞṟḤḥ",
  },
];

const indic = (family: string, script: string, first: number): ScriptFont => ({
  name: `anek-${family}`,
  source: anek(family, script),
  axes: { wght: wordsWeight, wdth: 100 },
  range: [first, first + 0x7f],
});

/** Every Indian script of which there is an Anek, and Nastaliq for Urdu and Kashmiri. */
export const scriptFonts: readonly ScriptFont[] = [
  indic("devanagari", "devanagari", 0x900),
  indic("bangla", "bengali", 0x980),
  indic("gurmukhi", "gurmukhi", 0xa00),
  indic("gujarati", "gujarati", 0xa80),
  indic("odia", "oriya", 0xb00),
  indic("tamil", "tamil", 0xb80),
  indic("telugu", "telugu", 0xc00),
  indic("kannada", "kannada", 0xc80),
  indic("malayalam", "malayalam", 0xd00),
  {
    name: "nastaliq",
    source: "@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2",
    axes: { wght: wordsWeight },
    range: [0x600, 0x6ff],
  },
];
