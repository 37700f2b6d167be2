import { makeWords, type WordsData } from "./make-words.ts";
import { type SiteLanguage, setSiteLanguage } from "./site-language.ts";
// A generated file: `npm start`, `npm run dev` and `npm test` write it, and so does `npm run content:check`.
import type { Words } from "./words-types.d.ts";

/** A language's words, and the languages that the site can be read in. */
export type LanguageData = {
  /** The language's code (BCP 47). */
  language: string;
  languages: readonly SiteLanguage[];
  words: WordsData;
};

/**
 * The words and sentences of the interface, in the current language. There are none before `setLanguage`, so code reads
 * them when it is called, and not when its module is evaluated.
 */
export let words: Words;

/**
 * Chooses the current language. A browser does so once, before it hydrates the page. The build does so before it renders
 * the pages of each language, one language after the other.
 */
export function setLanguage({ language, languages, words: data }: LanguageData): void {
  setSiteLanguage(language, languages);
  words = makeWords(data, language);
}
