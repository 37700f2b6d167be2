import { checkWords } from "./check-words.ts";
import type { Part, Text, Word, WordsFile } from "./parse-words.ts";
import { argumentsOf } from "./word-shape.ts";

/**
 * The source of a JavaScript module with one language's words, each an export of its own, so that bundlers leave out what
 * a page does not say: a text, a list of texts, or a function of what stands in the text's places. Where a text has
 * `<b>`, it is in pieces: what stands before it, within it, and behind it. A function names nothing outside itself: its own
 * text may be sent to where it is called.
 *
 * @param english the words that the code is written with: every language has the same
 * @throws WordsError with everything in which they differ, and with every plural form that is missing or too many
 */
export function compileWords(file: WordsFile, english: WordsFile): string {
  checkWords(file, english);
  const constants = Array.from(
    file.words,
    ([key, word]) => `export const ${key} = ${expression(word, file.language)};`,
  );
  return `${constants.join("\n")}\n`;
}

function expression(word: Word, language: string): string {
  if ("list" in word) return JSON.stringify(word.list);
  const value = "forms" in word ? chosenForm(word.forms, language) : literal(word.text);
  const names = [...argumentsOf(word)];
  return names.length === 0 ? value : `({ ${names.join(", ")} }) => ${value}`;
}

function literal(text: Text): string {
  const [only = []] = text;
  return text.length === 1 ? template(only) : `[${text.map(template).join(", ")}]`;
}

function template(parts: readonly Part[]): string {
  if (parts.every((part) => typeof part === "string")) return JSON.stringify(parts.join(""));
  const written = parts.map((part) =>
    typeof part === "string" ? part.replace(/[\\`$]/g, "\\$&") : `\${${part.argument}}`,
  );
  return `\`${written.join("")}\``;
}

/** As many whole numbers as tell whether a language counts the small ones alone otherwise. */
const numbers = [...Array(1000).keys(), 1_000_000];

/**
 * The form that a number asks for. In the languages of India, and in most others, a few small numbers have a form of their own
 * and all others one: those are compared with. For the rest the browser's own rules are asked.
 */
function chosenForm(forms: ReadonlyMap<string, Text>, language: string): string {
  const rules = new Intl.PluralRules(language);
  const special = numbers.filter((count) => rules.select(count) !== "other");
  const written = (category: string) => literal(forms.get(category) ?? []);
  if (special.some((count) => count > 10)) {
    const choices = Array.from(forms.keys(), (category) => `${category}: ${written(category)}`);
    return `({ ${choices.join(", ")} })[new Intl.PluralRules(${JSON.stringify(language)}).select(count)]`;
  }
  const categories = Map.groupBy(special, (count) => rules.select(count));
  const choices = Array.from(
    categories,
    ([category, counts]) => `${counts.map((count) => `count === ${count}`).join(" || ")} ? ${written(category)} : `,
  );
  return choices.join("") + written("other");
}
