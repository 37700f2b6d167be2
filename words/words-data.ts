import { checkWords } from "./check-words.ts";
import type { WordsData } from "./make-words.ts";
import type { Text, Word, WordsFile } from "./parse-words.ts";

/**
 * A language's words as data, for `make-words.ts`.
 *
 * @param english the words that the code is written with: every language has the same
 * @throws WordsError with everything in which they differ, and with every plural form that is missing or too many
 */
export function wordsData(file: WordsFile, english: WordsFile): WordsData {
  checkWords(file, english);
  return Object.fromEntries(Array.from(file.words, ([key, word]) => [key, dataOf(word)]));
}

function dataOf(word: Word): WordsData[string] {
  if ("list" in word) return word.list;
  if ("text" in word) return written(word.text);
  return Object.fromEntries(Array.from(word.forms, ([form, text]) => [form, written(text)]));
}

/** A text as its file writes it: every second piece is within `<b>`. */
function written(text: Text): string {
  const pieces = text.map((parts) =>
    parts.map((part) => (typeof part === "string" ? part : `{${part.argument}}`)).join(""),
  );
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : `<b>${piece}</b>`)).join("");
}
