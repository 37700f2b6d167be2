import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { defaultLanguage } from "../../catalogue/site-languages.ts";
import type { Translation } from "../../catalogue/translation.ts";
import { ContentError } from "../content-error.ts";
import { intlWords } from "../words/intl-words.ts";
import { readWords, wordsReviewPath } from "../words/read-words.ts";
import { parseContentFile } from "../yaml/parse-content-file.ts";
import type { Group } from "../yaml/schema-fields.ts";
import { changedSince, type Difference } from "./translated-words.ts";
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

/** The translation state of a language's words, and how they differ from the English ones. */
export type WordsReview = { translation: Translation; differences: Difference[] };

/** Compares a language's words with the English ones. @throws ContentError if their review has mistakes */
export function reviewOfWords(language: string): WordsReview {
  const { reviewed, source = "" } = readReview(language);
  const { words } = readWords(language);
  const english = englishWords();
  const missing = Object.keys(english).filter((key) => !words.has(key));
  const changed = source === "" ? [] : changedSince(source, english).filter((key) => words.has(key));
  const differences = [
    ...missing.map((key) => ({ path: [key], what: "missing" as const })),
    ...changed.map((key) => ({ path: [key], what: "changed" as const })),
  ];
  if (reviewed === undefined) return { translation: "draft", differences };
  return { translation: changed.length > 0 ? "outdated" : "reviewed", differences };
}

function readReview(language: string): z.infer<typeof reviewSchema> {
  const file = wordsReviewPath(language);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (text.trim() === "") return {};
  const { value, problems } = parseContentFile(`words/reviews/${language}.yaml`, text, reviewSchema);
  if (!value) throw new ContentError(problems);
  return value;
}

/** The English words without those that `Intl` has: they change with Node, and nobody translates them. */
export function englishWords(): Group {
  const fromIntl = intlWords(defaultLanguage);
  return Object.fromEntries([...readWords().words].filter(([key]) => !fromIntl.has(key)));
}
