import { makeWords, type WordsData } from "./make-words.ts";
// A generated file: `npm start`, `npm run dev` and `npm test` write it, and so does `npm run content:check`.
import type { Words } from "./words-types.d.ts";

/** A language that the site can be read in. */
export type SiteLanguage = {
  /** Its code (BCP 47). */
  code: string;
  /** Its own name for itself. */
  name: string;
  /** The offer to read the page in this language, and the button that refuses, both in this language. */
  readInLanguage: string;
  notNow: string;
};

/** A language's words, and the languages that the site can be read in. */
export type LanguageData = {
  /** The language's code (BCP 47). */
  language: string;
  languages: readonly SiteLanguage[];
  words: WordsData;
};

/** The code of the current language. */
export let siteLanguage = "en";

/** The languages of the site, the default language first. */
export let siteLanguages: readonly SiteLanguage[] = [];

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
  siteLanguage = language;
  siteLanguages = languages;
  words = makeWords(data, language);
}
