import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { declareWords } from "./declare-words.ts";
import { readWords } from "./read-words.ts";

/** Writes the declaration of the words' types, unless it is up to date. @throws WordsError for words that cannot be read */
export function writeTypes(): void {
  const file = path.join(import.meta.dirname, "words-types.d.ts");
  const text = declareWords(readWords());
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
