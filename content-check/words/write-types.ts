import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { argumentsOf, hasForms, textsOf, type Word, type WordsFile } from "./parse-words.ts";
import { readWords } from "./read-words.ts";

/** Writes the declaration of the words' types, unless it is up to date. @throws ContentError for words that cannot be read */
export function writeTypes(): void {
  const file = path.join(import.meta.dirname, "../../words/words-types.d.ts");
  const text = declareWords(readWords());
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

/** The TypeScript declaration of a language's words, so that a misspelt word or a missing argument fails the type check. */
export function declareWords({ file, words }: WordsFile): string {
  const entries = Array.from(words, ([key, word]) => `  /** ${sample(word)} */\n  readonly ${key}: ${typeOf(word)};`);
  return `/** Generated from ${file}: edit that file only. */\nexport type Words = {\n${entries.join("\n")}\n};\n`;
}

function typeOf(word: Word): string {
  if (Array.isArray(word)) return "readonly string[]";
  const pieces = textsOf(word)[0]?.split(/<\/?b>/) ?? [];
  const value = pieces.length === 1 ? "string" : `readonly [${pieces.map(() => "string").join(", ")}]`;
  const fields = [...argumentsOf(word)].map(
    (name) => `${name}: ${hasForms(word) && name === "count" ? "number" : "string | number"}`,
  );
  return fields.length === 0 ? value : `(values: { ${fields.join("; ")} }) => ${value}`;
}

/** A word's text, which code editors show beside its key. */
function sample(word: Word): string {
  const texts = Array.isArray(word) ? word : textsOf(word);
  return texts.join(" | ").replaceAll("*/", "* /");
}
