import { readFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { type Translation, translationFields } from "../../catalogue/translation.ts";
import { readWords, wordsFolder } from "../../words/read-words.ts";
import { WordsError } from "../../words/words-error.ts";
import { changedSince, fingerprint } from "./fingerprint.ts";

const reviewSchema = z.strictObject(translationFields);

/** How a language's words stand beside the English ones. */
export type WordsReview = {
  translation: Translation;
  /** The keys of words that are newer in English than when they were accepted. */
  outdated: string[];
};

/**
 * Tells how a language's words stand, by its file in `words/reviews/`. They have no room for that themselves: programs for
 * translators write their file anew.
 *
 * @throws WordsError where that file is not as it should be
 */
export function reviewOfWords(language: string): WordsReview {
  const { reviewed, source } = readReview(language);
  const outdated = source === undefined ? [] : changedSince(source, englishTexts());
  if (reviewed === undefined) return { translation: "draft", outdated };
  return { translation: outdated.length > 0 ? "outdated" : "reviewed", outdated };
}

/** The review of a language's words that says that they are up to date with the English ones, as its file has it. */
export function acceptedReview(language: string): string {
  return stringify({ ...readReview(language), source: fingerprint(englishTexts()) }, { lineWidth: 120 });
}

/** Where the review of a language's words lies, below the words' folder. */
export function reviewFile(language: string): string {
  return `reviews/${language}.yaml`;
}

function readReview(language: string): z.infer<typeof reviewSchema> {
  const file = `words/${reviewFile(language)}`;
  const { data, error } = reviewSchema.safeParse(parse(textOf(language)) ?? {});
  if (data) return data;
  throw new WordsError(
    error.issues.map(({ path: [key = ""], message }) => ({ file, line: 1, key: String(key), message })),
  );
}

/** The file's text; that of a language which has none is empty. */
function textOf(language: string): string {
  try {
    return readFileSync(path.join(wordsFolder(), reviewFile(language)), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

function englishTexts(): Record<string, unknown> {
  const texts = Array.from(readWords().words, ([key, { line: _line, ...word }]) => [
    key,
    "forms" in word ? Object.fromEntries(word.forms) : word,
  ]);
  return Object.fromEntries(texts);
}
