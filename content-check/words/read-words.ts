import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { defaultLanguage } from "../../catalogue/site-languages.ts";
import type { WordsData } from "../../words/make-words.ts";
import { type LanguageData, type SiteLanguage, setLanguage } from "../../words/words.ts";
import { ContentError } from "../content-error.ts";
import { wordsMistakes } from "./check-words.ts";
import { intlWords } from "./intl-words.ts";
import { hasForms, parseWords, type Word, type WordsFile } from "./parse-words.ts";

/** Returns the folder with the words of each language. `SITE_WORDS` sets another one, for tests. */
export function wordsFolder(): string {
  return process.env.SITE_WORDS ?? path.join(import.meta.dirname, "../../words");
}

/** The languages of the site, by their codes: one exists as soon as it has words. English is the first. */
export function wordsLanguages(): string[] {
  return readdirSync(wordsFolder())
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => name.slice(0, -".yaml".length))
    .sort(
      (one, other) => Number(other === defaultLanguage) - Number(one === defaultLanguage) || one.localeCompare(other),
    );
}

/**
 * Returns the path of the file with the review of a language's words. The review is not in the words' own file, because
 * translation programs overwrite that file.
 */
export function wordsReviewPath(language: string): string {
  return path.join(wordsFolder(), `reviews/${language}.yaml`);
}

/** Whether a language is only begun, by `state: hidden` in its review: its pages can be opened, but nothing leads to them. */
export function isHidden(language: string): boolean {
  const file = wordsReviewPath(language);
  return existsSync(file) && parseDocument(readFileSync(file, "utf8")).get("state") === "hidden";
}

/** The words of each language and text that was read: each language's pages need the words of all languages. */
const parsed = new Map<string, WordsFile>();

/**
 * The words of a language, from its file and from `Intl`.
 *
 * @throws ContentError with everything that cannot be read
 */
export function readWords(language: string = defaultLanguage): WordsFile {
  const name = `${language}.yaml`;
  const text = readFileSync(path.join(wordsFolder(), name), "utf8");
  const key = `${language}: ${text}`;
  const known = parsed.get(key);
  if (known) return known;
  const file = parseWords(`words/${name}`, language, text);
  const whole = { ...file, words: new Map([...intlWords(language), ...file.words]) };
  parsed.set(key, whole);
  return whole;
}

/** The words of a language that are one text each, such as its own name, by their keys. */
export function plainWords(language: string): Readonly<Record<string, string>> {
  const words = [...readWords(language).words];
  return Object.fromEntries(
    words.flatMap(([key, word]) => (typeof word === "string" ? [[key, word.replace(/<\/?b>/g, "")]] : [])),
  );
}

/**
 * Returns the data from `words/` for the pages of a language. A hidden language is in the list of languages on its own pages
 * only.
 *
 * @throws ContentError with every mistake in the language's words
 */
export function languageData(language: string): LanguageData {
  return {
    language,
    languages: wordsLanguages()
      .filter((code) => code === language || !isHidden(code))
      .map(siteLanguage),
    words: wordsData(readWords(language), readWords()),
  };
}

/** A language's words as data; those that it lacks are in English. @throws ContentError with every mistake in them */
export function wordsData(file: WordsFile, english: WordsFile): WordsData {
  const mistakes = wordsMistakes(file, english);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const forms = new Intl.PluralRules(file.language).resolvedOptions().pluralCategories;
  const words = Array.from(english.words, ([key, word]) => [key, file.words.get(key) ?? inForms(word, forms)]);
  return Object.fromEntries(words);
}

/** An English word with a text for each plural form of another language. */
function inForms(word: Word, forms: readonly string[]): Word {
  if (!hasForms(word)) return word;
  return Object.fromEntries(forms.map((form) => [form, word[form] ?? word.other ?? ""]));
}

function siteLanguage(code: string): SiteLanguage {
  const words = plainWords(code);
  return {
    code,
    name: words.languageName ?? code,
    readInLanguage: words.readInLanguage ?? code,
    notNow: words.notNow ?? code,
  };
}

/**
 * Makes a language the current one (`words.ts`), for programs that run in Node.
 *
 * @throws ContentError with every mistake in its words
 */
export function setWordsOf(language: string): void {
  setLanguage(languageData(language));
}
