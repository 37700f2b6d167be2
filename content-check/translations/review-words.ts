import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { firstLanguage } from "../../catalogue/site-languages.ts";
import type { Translation } from "../../catalogue/translation.ts";
import { ContentError } from "../content-error.ts";
import { intlWords } from "../words/intl-words.ts";
import { readWords, reviewFile, wordsFolder } from "../words/read-words.ts";
import { withField } from "../yaml/edit-yaml.ts";
import { parseContentFile } from "../yaml/parse-content-file.ts";
import { changedSince, fingerprint } from "./translated-words.ts";
import { translationFields } from "./translation-files.ts";

const reviewSchema = z.strictObject({
  ...translationFields,
  state: z
    .literal(
      "hidden",
      "is not `hidden` — write `state: hidden`, or remove the line once the language is to be published",
    )
    .meta({ description: "hidden: nothing on the site leads to the language", examples: ["hidden"] })
    .optional(),
});

/** The status of a language's words beside the English ones. */
export type WordsReview = {
  translation: Translation;
  /** The keys of words that are newer in English than when they were accepted. */
  outdated: string[];
};

/**
 * The status of a language's words, from its file in `words/reviews/`. It is not in the words' own file, because programs
 * for translators write that file anew.
 *
 * @throws ContentError if that file has mistakes
 */
export function reviewOfWords(language: string): WordsReview {
  const { reviewed, source, state } = readReview(language).review;
  const { words } = readWords(language);
  // A word that the language lacks is new, and not older than the English.
  const outdated = source === undefined ? [] : changedSince(source, englishTexts()).filter((key) => words.has(key));
  // Search engines leave out what is a draft.
  if (reviewed === undefined || state === "hidden") return { translation: "draft", outdated };
  return { translation: outdated.length > 0 ? "outdated" : "reviewed", outdated };
}

/**
 * The text of a language's review that records that its words are up to date with the English ones.
 *
 * @param reviewed who has read them, and when; a review that is up to date stays
 * @returns undefined if the file records that already
 * @throws ContentError if that file has mistakes
 */
export function acceptedReview(language: string, reviewed?: string): string | undefined {
  const { text, review } = readReview(language);
  const isReviewed = review.reviewed !== undefined && reviewOfWords(language).outdated.length === 0;
  const source = fingerprint(englishTexts());
  const accepted = withField(reviewed && !isReviewed ? withField(text, "reviewed", reviewed) : text, "source", source);
  return accepted === text ? undefined : accepted;
}

function readReview(language: string): { text: string; review: z.infer<typeof reviewSchema> } {
  const text = textOf(language);
  if (text.trim() === "") return { text, review: {} };
  const { value, problems } = parseContentFile(`words/${reviewFile(language)}`, text, reviewSchema);
  if (!value) throw new ContentError(problems);
  return { text, review: value };
}

/** The file's text; empty if there is no file. */
function textOf(language: string): string {
  const file = path.join(wordsFolder(), reviewFile(language));
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** The English words without those that `Intl` has: they change with Node, and nobody translates them. */
function englishTexts(): Record<string, unknown> {
  const fromIntl = intlWords(firstLanguage);
  return Object.fromEntries([...readWords().words].filter(([key]) => !fromIntl.has(key)));
}
