import { isMap, isScalar, isSeq, LineCounter, type Pair, parseDocument } from "yaml";
import { WordsError, type WordsProblem } from "./words-error.ts";

/** A piece of a text: as it is written, or the place of an argument. */
export type Part = string | { argument: string };

/** A text in pieces: before `<b>`, within it, after it, and so on; one piece without `<b>`. */
export type Text = Part[][];

/** A word or sentence, with its line in the file: one text, one for each plural form, or a list of texts without arguments. */
export type Word = { line: number } & ({ text: Text } | { forms: ReadonlyMap<string, Text> } | { list: string[] });

/** One language's words, by their keys. */
export type WordsFile = {
  /** The file's path from the project's folder, with forward slashes. */
  file: string;
  /** The language's code (BCP 47). */
  language: string;
  words: ReadonlyMap<string, Word>;
};

const plainKey = /^[a-z][A-Za-z0-9]*$/;

/** Reports a mistake: the offset of what is wrong, the word's key, and the message. */
type Tell = (offset: number, key: string, message: string) => void;

/** The last result for each file: each language's site needs the words of all languages, some of them many times. */
const known = new Map<string, { text: string; words: WordsFile }>();

/**
 * Reads a file with one language's words, each text once.
 *
 * @param mayLack whether words may be empty: they are then left out
 * @throws WordsError with everything that cannot be read
 */
export function parseWords(file: string, language: string, text: string, mayLack = false): WordsFile {
  const key = `${file} ${mayLack}`;
  const last = known.get(key);
  if (last?.text === text) return last.words;
  const words = parseAnew({ file, language, text, mayLack });
  known.set(key, { text, words });
  return words;
}

type ParseInput = { file: string; language: string; text: string; mayLack: boolean };

/**
 * Reads a file with one language's words: YAML as translators' tools write it for Ruby, which is version 1.1, where an
 * unquoted `No` is a boolean.
 *
 * @throws WordsError with everything that cannot be read
 */
function parseAnew({ file, language, text, mayLack }: ParseInput): WordsFile {
  const lines = new LineCounter();
  const problems: WordsProblem[] = [];
  const line = (offset: number) => lines.linePos(offset).line || 1;
  const tell: Tell = (offset, key, message) => problems.push({ file, line: line(offset), key, message });
  const document = parseDocument(text, { version: "1.1", lineCounter: lines, prettyErrors: false });
  for (const { pos, message } of document.errors)
    tell(pos[0], "", `cannot be read: ${message} — look at this line and the one above`);
  const root = isMap(document.contents) ? document.get(language, true) : undefined;
  if (!isMap(root)) tell(0, "", `has no words below \`${language}:\` — begin the file with that line`);
  const pairs = isMap(root) ? root.items : [];
  const words = pairs.flatMap((pair) => {
    if (mayLack && isBlank(pair.value)) return [];
    const offset = offsetOf(pair.key);
    const key = isScalar(pair.key) ? String(pair.key.value) : "";
    if (!plainKey.test(key)) tell(offset, key, "is no key — write it in letters and digits, with a small letter first");
    const word = wordOf(pair, (message, at = pair.key) => tell(offsetOf(at), key, message));
    return word ? [[key, { line: line(offset), ...word }] as const] : [];
  });
  if (problems.length > 0) throw new WordsError(problems);
  return { file, language, words: new Map(words) };
}

/** Whether nobody has written anything: no text, no list entry, and no plural form. */
function isBlank(value: unknown): boolean {
  if (isMap(value)) return value.items.every((form) => isBlank(form.value));
  return isScalar(value) ? value.value === null || value.value === "" : value === null;
}

function offsetOf(node: unknown): number {
  return (node as { range?: [number, number, number] } | null)?.range?.[0] ?? 0;
}

function wordOf({ value }: Pair, tell: (message: string, at?: unknown) => void) {
  if (isSeq(value)) return { list: value.items.map((item) => stringOf(item, tell)) };
  if (!isMap(value)) return { text: textOf(stringOf(value, tell), tell) };
  const forms = value.items.map(({ key, value: form }) => {
    const category = isScalar(key) ? String(key.value) : "";
    const tellForm = (message: string) => tell(`${category}: ${message}`, key);
    return [category, textOf(stringOf(form, tellForm), tellForm)] as const;
  });
  return { forms: new Map(forms) };
}

function stringOf(node: unknown, tell: (message: string) => void): string {
  const value: unknown = isScalar(node) ? node.value : undefined;
  if (typeof value === "string" && value.trim() !== "") return value;
  const isEmpty = value === undefined || value === null || value === "";
  tell(
    isEmpty ? "is empty — write its text" : `is read as ${typeof value} by some programs — put it in quotation marks`,
  );
  return "";
}

/** Splits a text: `{name}` is the place of an argument; `<b>` and `</b>` are around what a page emphasises. */
function textOf(written: string, tell: (message: string) => void): Text {
  const pieces = written.split(/<\/?b>/);
  const tags = written.match(/<[^>]*>/g) ?? [];
  if (tags.some((tag, index) => tag !== (index % 2 === 0 ? "<b>" : "</b>")) || tags.length % 2 !== 0)
    tell("has tags that are no pairs of <b> and </b> — write those alone, and not within each other");
  return pieces.map((piece) => partsOf(piece, tell));
}

function partsOf(piece: string, tell: (message: string) => void): Part[] {
  const parts = piece.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : { argument: part }));
  if (parts.some((part) => typeof part === "string" && /[{}]/.test(part)))
    tell("has a brace too many or too few — write arguments as {name}");
  return parts.filter((part) => part !== "");
}
