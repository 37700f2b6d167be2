import type { Text, Word } from "./parse-words.ts";

/** Every text of a word: one, or that of each plural form. */
export function textsOf(word: Word): Text[] {
  if ("forms" in word) return [...word.forms.values()];
  return "text" in word ? [word.text] : [];
}

/** The names of the arguments in a text. */
export function argumentsIn(text: Text): Set<string> {
  return new Set(text.flat().flatMap((part) => (typeof part === "string" ? [] : [part.argument])));
}

/** The names of a word's arguments; plural forms are chosen by `count`, whether their texts contain it or not. */
export function argumentsOf(word: Word): Set<string> {
  const named = textsOf(word).flatMap((text) => [...argumentsIn(text)]);
  return new Set("forms" in word ? ["count", ...named] : named);
}
