import type { Text, Word, WordsFile } from "./parse-words.ts";
import { argumentsOf, textsOf } from "./word-shape.ts";

/** The TypeScript declaration of a language's words, so that a misspelt word or a missing argument fails the type check. */
export function declareWords({ file, words }: WordsFile): string {
  const entries = Array.from(words, ([key, word]) => `  /** ${sample(word)} */\n  readonly ${key}: ${typeOf(word)};`);
  return `/** Generated from ${file}: edit that file only. */\nexport type Words = {\n${entries.join("\n")}\n};\n`;
}

function typeOf(word: Word): string {
  if ("list" in word) return "readonly string[]";
  const [text = []] = textsOf(word);
  const value = text.length === 1 ? "string" : `readonly [${text.map(() => "string").join(", ")}]`;
  const fields = [...argumentsOf(word)].map(
    (name) => `${name}: ${"forms" in word && name === "count" ? "number" : "string | number"}`,
  );
  return fields.length === 0 ? value : `(values: { ${fields.join("; ")} }) => ${value}`;
}

/** A word's text, which code editors show beside its key. */
function sample(word: Word): string {
  const texts = "list" in word ? word.list : textsOf(word).map(written);
  return texts.join(" | ").replaceAll("*/", "* /");
}

function written(text: Text): string {
  return text
    .map((parts) => parts.map((part) => (typeof part === "string" ? part : `{${part.argument}}`)).join(""))
    .join("");
}
