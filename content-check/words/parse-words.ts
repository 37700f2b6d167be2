import { defaultLanguage } from "../../catalogue/site-languages.ts";
import type { WordsData } from "../../words/make-words.ts";
import { ContentError, type ContentProblem } from "../content-error.ts";
import { isGroup } from "../yaml/schema-fields.ts";
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

/** An argument in a text, such as `{city}`. */
const argument = /\{(\w+)\}/g;

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
  if (!isGroup(data))
    throw new ContentError([problemAt([], `has no words below \`${language}:\` — begin the file with that line`)]);
  const words = Object.entries(data).filter(([, word]) => language === defaultLanguage || !isBlank(word));
  const problems = words.flatMap(([key, word]) => {
    const texts = isGroup(word) ? Object.entries(word) : [word].flat().map((text) => [undefined, text] as const);
    return texts.flatMap(([form, text]) => {
      const message = textMistake(text);
      const whole = Array.isArray(word) ? `has an entry that ${message}` : message;
      return message ? [problemAt(form === undefined ? [key] : [key, form], String(whole))] : [];
    });
  });
  if (problems.length > 0) throw new ContentError(problems);
  return {
    file,
    language,
    // Without a mistake, the value is a word.
    words: new Map(words as [string, Word][]),
    problem: (key, message) => problemAt([key], message),
  };
}

/** Whether a word is empty: it has no text, no list entry and no plural form. */
function isBlank(data: unknown): boolean {
  if (isGroup(data)) return Object.values(data).every(isBlank);
  return data === undefined || data === null || data === "";
}

function textMistake(text: unknown): string | undefined {
  if (isBlank(typeof text === "string" ? text.trim() : text)) return "is empty — write its text";
  if (typeof text !== "string") return `is read as ${typeof text} by some programs — put it in quotation marks`;
  return /[{}]/.test(text.replace(argument, ""))
    ? "has braces around something else than a name in English letters, or a single one — write arguments as {name}"
    : undefined;
}

/** Returns the texts of a word that may have arguments and `<b>`: the text, or one for each plural form, or none for a list. */
export function textsOf(word: Word): string[] {
  if (typeof word === "string") return [word];
  return hasForms(word) ? Object.values(word) : [];
}

/** Whether a word has a text for each plural form. */
export function hasForms(word: Word): word is Exclude<Word, string | string[]> {
  return isGroup(word);
}

/** The names of the arguments in texts. */
export function argumentsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => Array.from(text.matchAll(argument), ([, name = ""]) => name)));
}

/** The names of a word's arguments; plural forms are chosen by `count`, whether their texts contain it or not. */
export function argumentsOf(word: Word): Set<string> {
  return argumentsIn([...(hasForms(word) ? ["{count}"] : []), ...textsOf(word)]);
}
