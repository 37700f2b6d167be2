import type { WordsData } from "../../words/make-words.ts";
import { ContentError, type ContentProblem } from "../content-error.ts";
import { parseYamlFile } from "../yaml/yaml-file.ts";

/** A word or sentence as its file has it: a text, a list of texts, or a text for each plural form. */
export type Word = WordsData[string];

/** One language's words, by their keys. */
export type WordsFile = {
  /** The file's path from the project's folder, with forward slashes. */
  file: string;
  /** The language's code (BCP 47). */
  language: string;
  words: ReadonlyMap<string, Word>;
  /** Makes a problem of a message about a word. One that is missing has the line of the language. */
  problem: (key: string, message: string) => ContentProblem;
};

/** The language whose words the code names, and has the types of. */
export const codeLanguage = "en";

const plainKey = /^[a-z][A-Za-z0-9]*$/;

/**
 * Reads a file with one language's words: YAML as translators' tools write it for Ruby, which is version 1.1, where an
 * unquoted `No` is a boolean. Empty words are left out, except in English.
 *
 * @throws ContentError with everything that cannot be read
 */
export function parseWords(file: string, language: string, text: string): WordsFile {
  const { document, mistakes, problem } = parseYamlFile(file, text, "1.1");
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const problemAt = (path: readonly string[], message: string) => {
    return { ...problem([language, ...path], message), field: path.join(": ") };
  };
  const data: unknown = document.toJS()?.[language];
  if (!isForms(data))
    throw new ContentError([problemAt([], `has no words below \`${language}:\` — begin the file with that line`)]);
  const words = Object.entries(data).filter(([, word]) => language === codeLanguage || !isBlank(word));
  const problems = words.flatMap(([key, word]) =>
    wordMistakes(key, word).map(({ path, message }) => problemAt(path, message)),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return {
    file,
    language,
    // What has no mistake is a word.
    words: new Map(words as [string, Word][]),
    problem: (key, message) => problemAt([key], message),
  };
}

function isForms(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

function wordMistakes(key: string, word: unknown): { path: string[]; message: string }[] {
  const keyMistakes = plainKey.test(key)
    ? []
    : ["is no key — write it in letters and digits, with a small letter first"];
  return [
    ...[...keyMistakes, ...(isForms(word) ? [] : [word].flat().flatMap(textMistakes))].map((message) => {
      return { path: [key], message };
    }),
    ...Object.entries(isForms(word) ? word : {}).flatMap(([form, text]) =>
      textMistakes(text).map((message) => ({ path: [key, form], message })),
    ),
  ];
}

/** Whether nobody has written anything: no text, no list entry, and no plural form. */
function isBlank(data: unknown): boolean {
  if (isForms(data)) return Object.values(data).every(isBlank);
  return data === undefined || data === null || data === "";
}

function textMistakes(text: unknown): string[] {
  if (text === undefined || text === null || (typeof text === "string" && text.trim() === ""))
    return ["is empty — write its text"];
  if (typeof text !== "string") return [`is read as ${typeof text} by some programs — put it in quotation marks`];
  const tags = text.match(/<[^>]*>/g) ?? [];
  const arePairs = tags.every((tag, index) => tag === (index % 2 === 0 ? "<b>" : "</b>")) && tags.length % 2 === 0;
  return [
    ...(arePairs ? [] : ["has tags that are no pairs of <b> and </b> — write those alone, and not within each other"]),
    ...(/[{}]/.test(text.replace(/\{\w+\}/g, ""))
      ? ["has a brace too many or too few — write arguments as {name}"]
      : []),
  ];
}

/** The texts of a word that may have arguments and `<b>`: one, or that of each plural form; none of a list. */
export function textsOf(word: Word): string[] {
  if (typeof word === "string") return [word];
  return hasForms(word) ? Object.values(word) : [];
}

/** Whether a word has a text for each plural form. */
export function hasForms(word: Word): word is Exclude<Word, string | string[]> {
  return isForms(word);
}

/** The names of the arguments in a text. */
export function argumentsIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name));
}

/** The names of a word's arguments; plural forms are chosen by `count`, whether their texts contain it or not. */
export function argumentsOf(word: Word): Set<string> {
  const named = textsOf(word).flatMap((text) => [...argumentsIn(text)]);
  return new Set(hasForms(word) ? ["count", ...named] : named);
}
