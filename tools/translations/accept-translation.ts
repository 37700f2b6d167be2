import { readFile, writeFile } from "node:fs/promises";
import { parse } from "yaml";
import { ContentError } from "../../content-check/content-error.ts";
import type { ReadSource, TranslationFile } from "../../content-check/content-source.ts";
import { fingerprint, type Group, translatedParts } from "../../content-check/translations/translated-words.ts";
import { englishOf } from "../../content-check/translations/translation-checks.ts";
import { withValues } from "../../content-check/yaml/edit-yaml.ts";

/**
 * Writes into a translated file the fingerprint of the English texts as they are now; every other line stays.
 *
 * @param at where the file lies
 * @returns whether something changed
 * @throws ContentError where the file or its English has mistakes
 */
export async function acceptTranslation(file: TranslationFile, source: ReadSource, at: string): Promise<boolean> {
  const english = englishOf(file, source);
  const problems = [...file.problems, ...(english?.problems ?? [])];
  if (problems.length > 0) throw new ContentError(problems);
  const text = await readFile(at, "utf8");
  const value: unknown = parse(text);
  const accepted = translatedParts(file, english?.value).reduce((whole, { path: [index], words }) => {
    if (!words) return whole;
    const source = fingerprint(words);
    if (!Array.isArray(whole)) return { ...(whole as Group), source };
    return whole.map((entry, place) => (place === index ? { ...entry, source } : entry));
  }, value);
  const changed = withValues(text, accepted);
  if (changed === text) return false;
  await writeFile(at, changed);
  return true;
}
