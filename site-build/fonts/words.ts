import type { City } from "../../catalogue/city.ts";
import type { Site } from "../../catalogue/site.ts";
import { type ScriptFont, scriptFonts } from "./site-fonts.ts";

/** A word or phrase in an Indian language, in that language's own script; `language` is its code, as in `lang`. */
export type Word = { language: string; text: string };

/** The words in Indian languages that stand in the pages' own code. A test finds one that is missing here. */
export const fixedWords: readonly Word[] = [
  { language: "hi", text: "शुभ यात्रा" },
  { language: "hi", text: "कार्यक्रम" },
  { language: "hi", text: "साझेदार" },
  { language: "hi", text: "पटरी यहीं तक है" },
];

/** Words by the font that has their letters. */
export type WordsByFont = ReadonlyMap<ScriptFont, readonly Word[]>;

type NamesAndSite = { cities: readonly Pick<City, "own" | "hindi">[]; site: Pick<Site, "headlineHindi"> };

/** The organiser's words: the names on the cities' station boards, in their own scripts and in Hindi, and the headline's. */
export function contentWords({ cities, site: { headlineHindi } }: NamesAndSite): Word[] {
  const names = cities.flatMap(({ own, hindi }) => [...(own ? [own] : []), { language: "hi", text: hindi }]);
  return headlineHindi === undefined ? names : [...names, { language: "hi", text: headlineHindi }];
}

/**
 * Gives each word to the fonts of the scripts that it is written in; words in Latin letters need none.
 *
 * @returns the words by font, and those in scripts of which there is no font here
 */
export function sortWords(words: readonly Word[]): { byFont: WordsByFont; unset: Word[] } {
  const byFont = new Map<ScriptFont, Word[]>();
  const unset: Word[] = [];
  for (const word of words) {
    const fonts = scriptFonts.filter(({ range }) => touches(word.text, range));
    for (const font of fonts) byFont.set(font, [...(byFont.get(font) ?? []), word]);
    if (fonts.length === 0 && /[^\p{Script=Latin}\P{Letter}]/u.test(word.text)) unset.push(word);
  }
  return { byFont, unset };
}

function touches(text: string, [first, last]: ScriptFont["range"]): boolean {
  return [...text].some((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return codePoint >= first && codePoint <= last;
  });
}
