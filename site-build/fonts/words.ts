import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { City } from "../../catalogue/city.ts";
import type { Site } from "../../catalogue/site.ts";
import type { WordsFile } from "../../content-check/words/parse-words.ts";
import { type ScriptFont, scriptFonts } from "./site-fonts.ts";

/** A word or phrase in an Indian language, in that language's own script; `language` is its code, as in `lang`. */
export type Word = { language: string; text: string };

/** The words in Indian languages in the pages' own code. A test finds one that is missing here. */
export const fixedWords: readonly Word[] = [
  { language: "hi", text: "शुभ यात्रा" },
  { language: "hi", text: "कार्यक्रम" },
  { language: "hi", text: "साझेदार" },
  { language: "hi", text: "पटरी यहीं तक है" },
];

type NamesAndSite = { cities: readonly Pick<City, "own" | "hindi">[]; site: Pick<Site, "headlineHindi"> };

/** The organiser's words: the names on the cities' station boards, in their own scripts and in Hindi, and the headline's. */
export function contentWords({ cities, site: { headlineHindi } }: NamesAndSite): Word[] {
  const names = cities.flatMap(({ own, hindi }) => [...(own ? [own] : []), { language: "hi", text: hindi }]);
  return headlineHindi === undefined ? names : [...names, { language: "hi", text: headlineHindi }];
}

/** Nastaliq is as large as all other fonts of a page together, so the device's font sets it. */
const setByDevices = "Arab";

/**
 * Returns the words in the headings and labels of another language than English, each once: all words of the interface and the
 * content in the language's script, except the descriptions of events, which would make the font larger.
 *
 * @param language its code (BCP 47)
 */
export function headingWords(
  { language, words }: WordsFile,
  { events, ...content }: Pick<Catalogue, "events">,
): Word[] {
  const { script } = new Intl.Locale(language).maximize();
  if (script === setByDevices) return [];
  const shown = events.map((event) => ({ ...event, description: "" }));
  const text = JSON.stringify([content, shown, Object.fromEntries(words)]);
  const letter = new RegExp(`\\p{Script=${script}}`, "u");
  // Words are separated by spaces, the quotes and escapes of JSON, and the tags and arguments of the interface.
  const found = new Set(text.split(/[\s"\\{}<>]+/).filter((part) => letter.test(part)));
  return [...found].map((word) => ({ language, text: word }));
}

/** Returns the words for each script's font. Words in other scripts need no font. */
export function sortWords(words: readonly Word[]): ReadonlyMap<ScriptFont, readonly Word[]> {
  const isIn = ({ range: [first, last] }: ScriptFont, character: string) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return codePoint >= first && codePoint <= last;
  };
  const byFont = scriptFonts.map((font) => {
    const own = words.filter(({ text }) => [...text].some((character) => isIn(font, character)));
    return [font, own] as const;
  });
  return new Map(byFont.filter(([, own]) => own.length > 0));
}
