import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { withValues } from "../../catalogue/content-files/kept-yaml.ts";
import { type Translation, translationFields } from "../../catalogue/translation.ts";
import { readWords, wordsFolder } from "../../words/read-words.ts";
import { ContentError } from "../content-error.ts";
import { parseContentFile } from "../yaml/parse-content-file.ts";
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
 * @throws ContentError where that file is not as it should be
 */
export function reviewOfWords(language: string): WordsReview {
  const { reviewed, source } = readReview(language).review;
  const outdated = source === undefined ? [] : changedSince(source, englishTexts());
  if (reviewed === undefined) return { translation: "draft", outdated };
  return { translation: outdated.length > 0 ? "outdated" : "reviewed", outdated };
}

/**
 * The review of a language's words that says that they are up to date with the English ones, as its file is to have it.
 *
 * @returns undefined where the file says so already
 * @throws ContentError where that file is not as it should be
 */
export function acceptedReview(language: string): string | undefined {
  const { text, review } = readReview(language);
  const accepted = withValues(text, { ...review, source: fingerprint(englishTexts()) });
  return accepted === text ? undefined : accepted;
}

/** Where the review of a language's words lies, below the words' folder. */
export function reviewFile(language: string): string {
  return `reviews/${language}.yaml`;
}

function readReview(language: string): { text: string; review: z.infer<typeof reviewSchema> } {
  const text = textOf(language);
  if (text.trim() === "") return { text, review: {} };
  const { value, problems } = parseContentFile(`words/${reviewFile(language)}`, text, reviewSchema);
  if (!value) throw new ContentError(problems);
  return { text, review: value };
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
