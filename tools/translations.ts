/**
 * `npm run translations`: what each language of the site lacks, in words and in content. Exits 1 where a published
 * language misses a word, or a text is older than the English; drafts alone are fine. `-- --accept hi`, or a file, says that a
 * translation is up to date; `-- --file kn` writes files to fill in.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Command } from "commander";
import { contentFileKinds } from "../catalogue/content-kinds.ts";
import { ContentError } from "../content-check/content-error.ts";
import type { TranslationFile } from "../content-check/content-source.ts";
import { readSource } from "../content-check/read-source.ts";
import { acceptedReview, reviewFile, reviewOfWords } from "../content-check/translations/review-words.ts";
import { type Group, wordsIn } from "../content-check/translations/translated-words.ts";
import {
  entryField,
  languageNameOf,
  translatedName,
  translationSchemas,
} from "../content-check/translations/translation-files.ts";
import { elementOf } from "../content-check/yaml/schema-fields.ts";
import { liveSite } from "../site-build/site-folders.ts";
import { readWords, wordsFolder, wordsLanguages, wordsModule } from "../words/read-words.ts";
import { WordsError } from "../words/words-error.ts";
import { acceptTranslation } from "./translations/accept-translation.ts";
import { contentToFillIn, wordsToFillIn } from "./translations/file-to-fill-in.ts";
import { contentReport, isBehind, type ReportRow, reportText } from "./translations/translation-report.ts";

type Options = { accept?: string[]; file?: string; content: string; to: string };

const { accept, file, content, to } = new Command("translations")
  .description("Shows what each language of the site lacks, in words and in content.")
  .option("--accept <language or file...>", "say that translations are up to date with the English as it is now")
  .option("--file <language>", "write files to fill in for what a language has not yet")
  .option("--content <folder>", "another folder with content", liveSite.content)
  .option("--to <folder>", "where files to fill in are written", "translations")
  .parse()
  .opts<Options>();

const source = await readSource(content, undefined, () => true);
try {
  if (accept) await acceptAll(accept);
  else if (file) await writeFilesFor(file);
  else report();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  exitWith(error.message);
}

function report(): void {
  const languages = [...new Set([...wordsLanguages(), ...source.translations.map(({ language }) => language)])].sort();
  for (const language of languages.filter((code) => code !== "en")) {
    const isPublished = wordsLanguages().includes(language);
    const words = wordsRow(language, isPublished);
    const rows = [words, ...contentReport(source, language)];
    console.log(
      `${languageNameOf(language) ?? language} (${language})${isPublished ? "" : ", not published: it has no words yet"}`,
    );
    console.log(`${reportText(rows)}\n`);
    if (isPublished && isBehind(words, rows)) process.exitCode = 1;
  }
  if (languages.every((code) => code === "en")) console.log("The site speaks English alone: docs/translating.md.");
}

/** How the words stand; what a published language lacks is named, an unpublished one lacks all. */
function wordsRow(language: string, isPublished: boolean): ReportRow {
  const row: ReportRow = { what: "words", all: readWords().words.size, missing: [], outdated: [], unreviewed: [] };
  try {
    if (!isPublished) row.missing.push(`words/${language}.yaml`);
    else {
      const { translation, outdated } = reviewOfWords(language);
      row.outdated.push(...outdated.map((key) => `words/${language}.yaml (${key})`));
      if (translation === "draft") row.unreviewed.push(`words/${language}.yaml`);
      wordsModule(language);
    }
  } catch (error) {
    if (!(error instanceof WordsError)) throw error;
    // The first line only counts the others.
    row.missing.push(...error.message.split("\n").slice(1));
  }
  return row;
}

async function acceptAll(wanted: readonly string[]): Promise<void> {
  for (const name of wanted) {
    const files = source.translations.filter((each) => each.language === name || each.file === name);
    const words = wordsLanguages().find((code) => code !== "en" && (code === name || `words/${code}.yaml` === name));
    if (files.length === 0 && !words)
      exitWith(`There is no translation ${name}: write a language's code, such as hi, or a file.`);
    if (words) await acceptWords(words);
    for (const each of files) await acceptOne(each);
  }
}

async function acceptWords(language: string): Promise<void> {
  const review = acceptedReview(language);
  if (review === undefined) return;
  const at = path.join(wordsFolder(), reviewFile(language));
  await mkdir(path.dirname(at), { recursive: true });
  await writeFile(at, review);
  console.log(`words/${language}.yaml is up to date from now on`);
}

async function acceptOne(each: TranslationFile): Promise<void> {
  const at = path.join(content, path.relative("content", each.file));
  if (await acceptTranslation(each, source, at)) console.log(`${each.file} is up to date from now on`);
}

async function writeFilesFor(language: string): Promise<void> {
  await writeWordsFor(language);
  for (const kind of translationSchemas.keys()) {
    const { schema } = contentFileKinds[kind];
    const done = source.translations.filter((each) => each.language === language).map(({ english }) => english);
    for (const { file: name, value } of source[kind]) {
      const words = Array.isArray(value) ? value.map((entry) => entryWords(schema, entry)) : wordsIn(schema, value);
      if (words && !done.includes(name)) await write(translatedName(name, language), contentToFillIn(words), language);
    }
  }
}

async function writeWordsFor(language: string): Promise<void> {
  if (languageNameOf(language) === undefined || language === "en")
    exitWith(
      `${language} is the code of no language to translate into: write one of two or three small letters, such as kn.`,
    );
  if (!wordsLanguages().includes(language)) {
    const english = await readFile(path.join(wordsFolder(), "en.yaml"), "utf8");
    await write(path.join("words", `${language}.yaml`), wordsToFillIn(english, language), language);
  }
}

function entryWords(schema: Parameters<typeof wordsIn>[0], entry: Group): Group {
  const key = entryField(schema) ?? "";
  const element = elementOf(schema);
  return { [key]: entry[key], ...(element && (wordsIn(element, entry) as Group | undefined)) };
}

async function write(name: string, text: string, language: string): Promise<void> {
  const at = path.join(to, language, name);
  await mkdir(path.dirname(at), { recursive: true });
  await writeFile(at, text);
  console.log(at);
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}
