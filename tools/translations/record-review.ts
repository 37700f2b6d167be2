import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { splitLanguage } from "../../catalogue/site-languages.ts";
import type { TranslationFile } from "../../content-check/content-source.ts";
import { acceptedReview } from "../../content-check/translations/review-words.ts";
import {
  differences,
  fingerprint,
  hasTexts,
  translatedTexts,
  translationState,
} from "../../content-check/translations/translated-words.ts";
import { englishOf } from "../../content-check/translations/translation-checks.ts";
import { readWords, reviewFile, wordsFolder, wordsLanguages } from "../../content-check/words/read-words.ts";
import { withField } from "../../content-check/yaml/edit-yaml.ts";
import { Refusal } from "../../editor/refusal.ts";
import type { Content, Say } from "./translation-content.ts";
import { pagesOf } from "./translation-report.ts";

/**
 * Records in translations that they are up to date with the English as it is now, and who has compared them with it.
 *
 * @param wanted languages, files, or pages such as `/hi/landing`. The words of the interface belong to no single page.
 * @param reviewed the person and the day: `Asha Rao, 2025-09-20`. Without it an earlier review is kept.
 * @throws Refusal if there is no such translation, or if a reviewed one lacks a text
 */
export async function recordReview(
  wanted: readonly string[],
  content: Content,
  say: Say,
  reviewed?: string,
): Promise<void> {
  const news = reviewed ? "is reviewed" : "is up to date from now on";
  for (const name of wanted) {
    const { words, files } = name.startsWith("/") ? ofPage(name, content) : named(name, content);
    if (reviewed) refuseGaps(files, content, words);
    const changed = [
      ...(words ? await recordInWords(words, reviewed) : []),
      ...(await Promise.all(files.map((file) => recordInFile(file, content, reviewed)))).flat(),
    ];
    for (const file of changed) say(`${file} ${news}`);
  }
}

/** The translations of a language, or the one in a file. */
function named(name: string, { source }: Content): { words?: string | undefined; files: TranslationFile[] } {
  const files = source.translations.filter((each) => each.language === name || each.file === name);
  const words = wordsLanguages().find((code) => code !== "en" && (code === name || `words/${code}.yaml` === name));
  if (files.length === 0 && !words)
    throw new Refusal(`There is no translation ${name}: write a language's code, such as hi, or a file.`);
  return { words, files };
}

/** The translated content files of a page. */
function ofPage(name: string, { source }: Content): { words?: undefined; files: TranslationFile[] } {
  const { language, address } = splitLanguage(name, wordsLanguages());
  const page = pagesOf(source).find((each) => each.address === address);
  if (!page || language === "en")
    throw new Refusal(
      `There is no page ${name} in another language: write a path such as /hi/landing, or words/hi.yaml. \`npm run translations\` lists them.`,
    );
  const english = [...(page.own ? [page.own] : []), ...page.others].map(({ file }) => file);
  const files = source.translations.filter((each) => each.language === language && english.includes(each.english));
  if (!files.some((each) => each.english === page.own?.file))
    throw new Refusal(`${name} has no translation of ${page.own?.file}: write it first.`);
  return { files };
}

/** Nobody can have reviewed a text that is not there. */
function refuseGaps(files: readonly TranslationFile[], { source }: Content, words?: string): void {
  if (words) refuseMissingWords(words);
  for (const file of files) {
    const translated = translatedTexts(file, englishOf(file, source)?.value);
    const gaps = differences(translated).filter(({ what }) => what === "missing" || what === "entries");
    if (gaps.length === 0 || !hasTexts(translated.texts)) continue;
    const names = gaps.map(({ path }) => path.join(": ")).join(", ");
    throw new Refusal(`${file.file} lacks ${names}: translate that first, then review it.`);
  }
}

/** As `refuseGaps`, for the words of the interface. */
function refuseMissingWords(language: string): void {
  const { words } = readWords(language);
  const missing = [...readWords().words.keys()].filter((key) => !words.has(key));
  if (missing.length === 0) return;
  throw new Refusal(`words/${language}.yaml lacks ${missing.join(", ")}: translate that first, then review it.`);
}

/** Writes the fingerprints of the English texts into a file; every other line stays. @returns the file if it changed */
async function recordInFile(
  file: TranslationFile,
  { folder, source }: Content,
  reviewed: string | undefined,
): Promise<string[]> {
  const translated = translatedTexts(file, englishOf(file, source)?.value);
  if (!translated.words) return [];
  const at = path.join(folder, path.relative("content", file.file));
  const text = await readFile(at, "utf8");
  const isNew = reviewed !== undefined && translationState(translated) !== "reviewed";
  const signed = isNew ? withField(text, "reviewed", reviewed) : text;
  const changed = withField(signed, "source", fingerprint(translated.words));
  if (changed === text) return [];
  await writeFile(at, changed);
  return [file.file];
}

/** Writes the review of a language's words. @returns the file of the words if it changed @throws ContentError if the review has mistakes */
async function recordInWords(language: string, reviewed: string | undefined): Promise<string[]> {
  const review = acceptedReview(language, reviewed);
  if (review === undefined) return [];
  const at = path.join(wordsFolder(), reviewFile(language));
  await mkdir(path.dirname(at), { recursive: true });
  await writeFile(at, review);
  return [`words/${language}.yaml`];
}
