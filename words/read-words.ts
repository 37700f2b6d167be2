import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { filledWords } from "./fill-words.ts";
import { intlWords } from "./intl-words.ts";
import { parseWords, type WordsFile } from "./parse-words.ts";
import type { SiteLanguage } from "./site-language.ts";
import { type LanguageData, setLanguage } from "./words.ts";
import { wordsData } from "./words-data.ts";

/** The folder with a file for each language. Tests with a language that nobody speaks name one of their own. */
export function wordsFolder(): string {
  return process.env.SITE_WORDS ?? import.meta.dirname;
}

/** The language whose words the code names, and has the types of. */
const codeLanguage = "en";

/** The languages of the site, by their codes: one exists as soon as it has words. English is the first. */
export function wordsLanguages(): string[] {
  return readdirSync(wordsFolder())
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => name.slice(0, -".yaml".length))
    .sort((one, other) => Number(other === codeLanguage) - Number(one === codeLanguage) || one.localeCompare(other));
}

/** The path of the review of a language's words, below the words' folder. */
export function reviewFile(language: string): string {
  return `reviews/${language}.yaml`;
}

/**
 * Whether a language is only begun, by `state: hidden` in its review. Its pages can be opened, but nothing leads to them, and
 * the words that it lacks are in English.
 */
export function isHidden(language: string): boolean {
  const file = path.join(wordsFolder(), reviewFile(language));
  return existsSync(file) && parseDocument(readFileSync(file, "utf8")).get("state") === "hidden";
}

/**
 * The words of a language, from its file and from `Intl`. A hidden language may lack words.
 *
 * @throws WordsError with everything that cannot be read
 */
export function readWords(language: string = codeLanguage): WordsFile {
  const name = `${language}.yaml`;
  const text = readFileSync(path.join(wordsFolder(), name), "utf8");
  const file = parseWords(`words/${name}`, language, text, isHidden(language));
  const others = [...intlWords(language)].filter(([key]) => !file.words.has(key));
  return { ...file, words: new Map([...file.words, ...others]) };
}

/** The words of a language that are one plain text each, such as its own name, by their keys. */
export function plainWords(language: string): Readonly<Record<string, string>> {
  const all = [...readWords(language).words];
  return Object.fromEntries(all.flatMap(([key, word]) => ("text" in word ? [[key, word.text.flat().join("")]] : [])));
}

/**
 * What a page in a language needs of `words/`. A hidden language is among the site's languages on its own pages only.
 *
 * @throws WordsError with every mistake in the language's words
 */
export function languageData(language: string): LanguageData {
  const english = readWords();
  const words = readWords(language);
  return {
    language,
    languages: wordsLanguages()
      .filter((code) => code === language || !isHidden(code))
      .map(siteLanguage),
    words: wordsData(isHidden(language) ? filledWords(words, english) : words, english),
  };
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

/** Makes a language the current one (`words.ts`), for programs that run in Node. @throws WordsError with every mistake in its words */
export function setWordsOf(language: string): void {
  setLanguage(languageData(language));
}
