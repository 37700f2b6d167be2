import type { Word, WordsFile } from "./parse-words.ts";

/** The words of a language that is only begun: those that its file lacks are the English ones. */
export function filledWords(file: WordsFile, english: WordsFile): WordsFile {
  const forms = new Intl.PluralRules(file.language).resolvedOptions().pluralCategories;
  const words = Array.from(english.words, ([key, word]) => [key, file.words.get(key) ?? inForms(word, forms)] as const);
  return { ...file, words: new Map([...file.words, ...words]) };
}

/** An English word with a text for each plural form of another language. */
function inForms(word: Word, forms: readonly string[]): Word {
  if (!("forms" in word)) return word;
  const other = word.forms.get("other") ?? [];
  return { ...word, forms: new Map(forms.map((form) => [form, word.forms.get(form) ?? other])) };
}
