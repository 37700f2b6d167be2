import type { Text, Word, WordsFile } from "./parse-words.ts";
import { argumentsIn, argumentsOf, textsOf } from "./word-shape.ts";
import { WordsError } from "./words-error.ts";

/**
 * Compares a language's words with those in English: the same keys, arguments, lists and `<b>`, and the plural forms that
 * the language has.
 *
 * @throws WordsError with every difference
 */
export function checkWords({ file, language, words }: WordsFile, english: WordsFile): void {
  const missing = Array.from(english.words, ([key]) => key).filter((key) => !words.has(key));
  const problems = [
    ...missing.map((key) => ({
      file,
      line: 1,
      key,
      message: `is missing — translate the word of that key in ${english.file}`,
    })),
    ...Array.from(words, ([key, word]) => {
      const messages = wordMistakes(word, english.words.get(key), language);
      return messages.map((message) => ({ file, line: word.line, key, message }));
    }).flat(),
  ];
  if (problems.length > 0) throw new WordsError(problems);
}

function wordMistakes(word: Word, english: Word | undefined, language: string): string[] {
  if (!english) return ["is not a word in English — remove it, or correct its key"];
  const kind = kindOf(english);
  if (kindOf(word) !== kind) return [`has another form than in English — write ${kind}`];
  if ("list" in word && "list" in english && word.list.length !== english.list.length)
    return [`has ${word.list.length} entries — write ${english.list.length}, as in English`];
  return [
    ...("forms" in word ? formMistakes(word.forms, language) : []),
    ...textsOf(word).flatMap((text) => textMistakes(text, english)),
  ];
}

function kindOf(word: Word): string {
  if ("list" in word) return "a list";
  return "forms" in word ? "plural forms, such as `one:` and `other:`" : "one text";
}

function formMistakes(forms: ReadonlyMap<string, Text>, language: string): string[] {
  const wanted: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const missing = wanted.filter((category) => !forms.has(category));
  const unknown = [...forms.keys()].filter((category) => !wanted.includes(category));
  return [
    ...missing.map((category) => `lacks the plural form \`${category}\` — add a line \`${category}: …\` below it`),
    ...unknown.map(
      (category) => `has the plural form \`${category}\`, which the language does not have — remove that line`,
    ),
  ];
}

function textMistakes(text: Text, english: Word): string[] {
  const wanted = argumentsOf(english);
  const named = argumentsIn(text);
  const unknown = [...named].filter((name) => !wanted.has(name));
  // A form may say its number in words: “no events”, “both events”.
  const missing = [...wanted].filter((name) => !named.has(name) && !("forms" in english && name === "count"));
  const marked = Math.max(...textsOf(english).map(({ length }) => length));
  return [
    ...unknown.map((name) => `has {${name}}, which nothing fills — remove it, or correct its name`),
    ...missing.map((name) => `lacks {${name}} — write it where it belongs in the sentence`),
    ...(text.length === marked ? [] : [`has another number of <b> than in English — write ${(marked - 1) / 2}`]),
  ];
}
