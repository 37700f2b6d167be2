import { isMap, LineCounter, type Node, parseDocument, type Scalar } from "yaml";
import type { WordsData } from "./make-words.ts";
import { WordsError, type WordsProblem } from "./words-error.ts";

/** A word or sentence as its file has it, with its line there; 0 for a word that is in no file. */
export type Word = { line: number; data: WordsData[string] };

/** One language's words, by their keys. */
export type WordsFile = {
  /** The file's path from the project's folder, with forward slashes. */
  file: string;
  /** The language's code (BCP 47). */
  language: string;
  words: ReadonlyMap<string, Word>;
};

/** The language whose words the code names, and has the types of. */
export const codeLanguage = "en";

const plainKey = /^[a-z][A-Za-z0-9]*$/;

/**
 * Reads a file with one language's words: YAML as translators' tools write it for Ruby, which is version 1.1, where an
 * unquoted `No` is a boolean. Empty words are left out, except in English.
 *
 * @throws WordsError with everything that cannot be read
 */
export function parseWords(file: string, language: string, text: string): WordsFile {
  const counter = new LineCounter();
  const lineAt = (offset = 0) => counter.linePos(offset).line || 1;
  const document = parseDocument(text, { version: "1.1", lineCounter: counter, prettyErrors: false });
  const problems = document.errors.map(({ pos, message }): WordsProblem => {
    return {
      file,
      line: lineAt(pos[0]),
      key: "",
      message: `cannot be read: ${message} — look at this line and the one above`,
    };
  });
  const root = isMap(document.contents) ? document.get(language, true) : undefined;
  if (!isMap<Scalar, Node | null>(root)) {
    const message = `has no words below \`${language}:\` — begin the file with that line`;
    throw new WordsError([...problems, { file, line: 1, key: "", message }]);
  }
  const words = new Map<string, Word>();
  for (const { key: name, value } of root.items) {
    const data: unknown = value?.toJS(document);
    if (language !== codeLanguage && isBlank(data)) continue;
    const key = String(name.value);
    const mistakes = [...keyMistakes(name), ...dataMistakes(name, value, data)];
    problems.push(...mistakes.map(({ at, message }) => ({ file, line: lineAt(at.range?.[0]), key, message })));
    // Data without mistakes is a text, a list of texts, or a text for each plural form.
    words.set(key, { line: lineAt(name.range?.[0]), data: data as Word["data"] });
  }
  if (problems.length > 0) throw new WordsError(problems);
  return { file, language, words };
}

/** A mistake, and the key at whose line it is. */
type Mistake = { at: Scalar; message: string };

function keyMistakes(key: Scalar): Mistake[] {
  if (plainKey.test(String(key.value))) return [];
  return [{ at: key, message: "is no key — write it in letters and digits, with a small letter first" }];
}

function dataMistakes(key: Scalar, value: Node | null, data: unknown): Mistake[] {
  if (isMap<Scalar, Node | null>(value))
    return value.items.flatMap(({ key: form }) =>
      textMistakes(value.get(form)).map((message) => ({ at: form, message: `${form.value}: ${message}` })),
    );
  return [data].flat().flatMap((text) => textMistakes(text).map((message) => ({ at: key, message })));
}

/** Whether nobody has written anything: no text, no list entry, and no plural form. */
function isBlank(data: unknown): boolean {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) return Object.values(data).every(isBlank);
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
export function textsOf({ data }: Word): string[] {
  if (typeof data === "string") return [data];
  return Array.isArray(data) ? [] : Object.values(data);
}

/** The names of the arguments in a text. */
export function argumentsIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name));
}

/** Whether a word has a text for each plural form. */
export function hasForms({ data }: Word): boolean {
  return typeof data === "object" && !Array.isArray(data);
}

/** The names of a word's arguments; plural forms are chosen by `count`, whether their texts contain it or not. */
export function argumentsOf(word: Word): Set<string> {
  const named = textsOf(word).flatMap((text) => [...argumentsIn(text)]);
  return new Set(hasForms(word) ? ["count", ...named] : named);
}
