import type { Words } from "./words-types.d.ts";

/**
 * A language's words as data, as its file writes them: a text with `{arguments}` and `<b>`, a list of texts, or a text for
 * each plural form.
 */
export type WordsData = Readonly<Record<string, string | string[] | Readonly<Record<string, string>>>>;

type Values = Readonly<Record<string, string | number>>;

/**
 * Makes the words that code reads of a language's data. A text with arguments, or with plural forms, is a function of
 * its arguments. A text with `<b>` is a list of pieces: before it, within it, after it, and so on.
 */
export function makeWords(data: WordsData, language: string): Words {
  let rules: Intl.PluralRules | undefined;
  // Created at the first use: most pages need no plural form before they are hydrated.
  const formOf = (count: number) => {
    rules ??= new Intl.PluralRules(language);
    return rules.select(count);
  };
  const made = Object.entries(data).map(([key, word]) => [key, makeWord(word, formOf)]);
  // content-check/words/check-words.ts has compared the data with the file that the types are made of.
  return Object.fromEntries(made) as Words;
}

function makeWord(word: WordsData[string], formOf: (count: number) => string) {
  if (typeof word === "string") return word.includes("{") ? (values: Values) => fill(word, values) : fill(word, {});
  if (Array.isArray(word)) return word;
  const forms = new Map(Object.entries(word));
  return (values: Values) => fill(forms.get(formOf(Number(values.count))) ?? "", values);
}

/** Splits a text at its tags before it puts the values in: a value may contain any characters. */
function fill(text: string, values: Values): string | string[] {
  const pieces = text
    .split(/<\/?b>/)
    .map((piece) => piece.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])));
  return pieces.length === 1 ? pieces.join("") : pieces;
}
