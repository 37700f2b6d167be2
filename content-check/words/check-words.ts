import type { ContentProblem } from "../content-error.ts";
import { argumentsIn, argumentsOf, hasForms, textsOf, type Word, type WordsFile } from "./parse-words.ts";

/**
 * Returns the mistakes of a language's words in comparison with the English ones: other keys, arguments, lists or tags, and
 * plural forms that the language does not have.
 */
export function wordsMistakes({ language, words, problem }: WordsFile, english: WordsFile): ContentProblem[] {
  return Array.from(words, ([key, word]) =>
    wordMistakes(word, english.words.get(key), language).map((message) => problem(key, message)),
  ).flat();
}

function wordMistakes(word: Word, english: Word | undefined, language: string): string[] {
  if (!english) return ["is not a word in English — remove it, or correct its key"];
  const kind = kindOf(english);
  if (kindOf(word) !== kind) return [`has another form than in English — write ${kind}`];
  if (Array.isArray(word) && word.length !== english.length)
    return [`has ${word.length} entries — write ${english.length}, as in English`];
  return [
    ...(hasForms(word) ? formMistakes(Object.keys(word), language) : []),
    ...textsOf(word).flatMap((text) => textMistakes(text, english)),
  ];
}

function kindOf(word: Word): string {
  if (Array.isArray(word)) return "a list";
  return hasForms(word) ? "plural forms, such as `one:` and `other:`" : "one text";
}

function formMistakes(forms: readonly string[], language: string): string[] {
  const wanted: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const missing = wanted.filter((form) => !forms.includes(form));
  const unknown = forms.filter((form) => !wanted.includes(form));
  return [
    ...missing.map((form) => `lacks the plural form \`${form}\` — add a line \`${form}: …\` below it`),
    ...unknown.map((form) => `has the plural form \`${form}\`, which the language does not have — remove that line`),
  ];
}

function textMistakes(text: string, english: Word): string[] {
  const wanted = argumentsOf(english);
  const named = argumentsIn([text]);
  const unknown = [...named].filter((name) => !wanted.has(name));
  // A plural form may have its number in words: “no events”, “both events”.
  const missing = [...wanted].filter((name) => !named.has(name) && !(hasForms(english) && name === "count"));
  const [tags = ""] = textsOf(english).map(tagsIn);
  return [
    ...unknown.map((name) => `has {${name}}, which nothing fills — remove it, or correct its name`),
    ...missing.map((name) => `lacks {${name}} — write it where it belongs in the sentence`),
    ...(tagsIn(text) === tags ? [] : [`has other tags than in English — write ${tags || "none"}, in this order`]),
  ];
}

function tagsIn(text: string): string {
  return text.match(/<[^>]*>/g)?.join(" ") ?? "";
}
