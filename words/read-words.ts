import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compileWords } from "./compile-words.ts";
import { intlWords } from "./intl-words.ts";
import { parseWords, type WordsFile } from "./parse-words.ts";

/** The folder with a file for each language. Tests with a language that nobody speaks name one of their own. */
export function wordsFolder(): string {
  return process.env.SITE_WORDS ?? import.meta.dirname;
}

/** The language whose words the code names, and has the types of. */
const codeLanguage = "en";

/** The language of the words that modules have: where a site is made in another, it stands in their addresses (`site-build/languages/`). */
export const wordsLanguage = new URL(import.meta.url).searchParams.get("language") ?? codeLanguage;

/** The languages of the site, by their codes: one exists as soon as it has words. English is the first. */
export function wordsLanguages(): string[] {
  return readdirSync(wordsFolder())
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => name.slice(0, -".yaml".length))
    .sort((one, other) => Number(other === codeLanguage) - Number(one === codeLanguage) || one.localeCompare(other));
}

/** The words of a language, from its file and from `Intl`. @throws WordsError with everything that cannot be read */
export function readWords(language: string = codeLanguage): WordsFile {
  const name = `${language}.yaml`;
  const file = parseWords(`words/${name}`, language, readFileSync(path.join(wordsFolder(), name), "utf8"));
  const others = [...intlWords(language)].filter(([key]) => !file.words.has(key));
  return { ...file, words: new Map([...file.words, ...others]) };
}

/** The words of a language that are one plain text each, such as its own name, by their keys. */
export function plainWords(language: string): Readonly<Record<string, string>> {
  const all = [...readWords(language).words];
  return Object.fromEntries(all.flatMap(([key, word]) => ("text" in word ? [[key, word.text.flat().join("")]] : [])));
}

/** The source of the module with a language's words. @throws WordsError with every mistake in them */
export function wordsModule(language: string): string {
  return compileWords(readWords(language), readWords());
}
