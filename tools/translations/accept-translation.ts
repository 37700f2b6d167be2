import { readFile, writeFile } from "node:fs/promises";
import { parse } from "yaml";
import { ContentError } from "../../content-check/content-error.ts";
import type { ReadSource, TranslationFile } from "../../content-check/content-source.ts";
import {
  fingerprint,
  type Group,
  statusOf,
  translatedParts,
} from "../../content-check/translations/translated-words.ts";
import { englishOf } from "../../content-check/translations/translation-checks.ts";
import { withValues } from "../../content-check/yaml/edit-yaml.ts";

type Acceptance = {
  /** Where the translated file is. */
  at: string;
  /** Who has compared the translation with the English, and when; a review that is up to date stays. */
  reviewed?: string | undefined;
};

/**
 * Writes into a translated file the fingerprint of the English texts as they are now, and the review if there is one. Every
 * other line stays.
 *
 * @returns whether something changed
 * @throws ContentError if the file or its English has mistakes
 */
export async function acceptTranslation(
  file: TranslationFile,
  source: ReadSource,
  { at, reviewed }: Acceptance,
): Promise<boolean> {
  const english = englishOf(file, source);
  const problems = [...file.problems, ...(english?.problems ?? [])];
  if (problems.length > 0) throw new ContentError(problems);
  const text = await readFile(at, "utf8");
  const value: unknown = parse(text);
  const accepted = translatedParts(file, english?.value).reduce((whole, part) => {
    if (!part.words) return whole;
    const lines = {
      ...(reviewed !== undefined && statusOf(part) !== "reviewed" && { reviewed }),
      source: fingerprint(part.words),
    };
    if (!Array.isArray(whole)) return { ...(whole as Group), ...lines };
    return whole.map((entry, place) => (place === part.path[0] ? { ...entry, ...lines } : entry));
  }, value);
  const changed = withValues(text, accepted);
  if (changed === text) return false;
  await writeFile(at, changed);
  return true;
}
