import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentFileKinds } from "../../catalogue/content-kinds.ts";
import type { ReadSource, TranslationFile } from "../../content-check/content-source.ts";
import { readSource } from "../../content-check/read-source.ts";
import { acceptedReview, reviewFile, reviewOfWords } from "../../content-check/translations/review-words.ts";
import { type Group, wordsIn } from "../../content-check/translations/translated-words.ts";
import {
  entryField,
  languageNameOf,
  translatedName,
  translationSchemas,
} from "../../content-check/translations/translation-files.ts";
import { elementOf } from "../../content-check/yaml/schema-fields.ts";
import { languageData, readWords, wordsFolder, wordsLanguages } from "../../words/read-words.ts";
import { WordsError } from "../../words/words-error.ts";
import { acceptTranslation } from "./accept-translation.ts";
import { contentToFillIn, wordsToFillIn } from "./file-to-fill-in.ts";
import { contentReport, isBehind, type ReportRow, reportText } from "./translation-report.ts";

/** The folder with the content, as it was read. */
type Content = { folder: string; source: ReadSource };

/** Writes a line for the person at the terminal. */
type Say = (line: string) => void;

/** A mistake in what somebody wrote behind the command. */
export class CommandMistake extends Error {
  override readonly name = "CommandMistake";
}

export async function readContent(folder: string): Promise<Content> {
  return { folder, source: await readSource(folder, undefined, () => true) };
}

/** Says how each language stands. @returns whether a published one is behind the English */
export function reportTranslations({ source }: Content, say: Say): boolean {
  const languages = [...new Set([...wordsLanguages(), ...source.translations.map(({ language }) => language)])].sort();
  let isOneBehind = false;
  for (const language of languages.filter((code) => code !== "en")) {
    const isPublished = wordsLanguages().includes(language);
    const words = wordsRow(language, isPublished);
    const rows = [words, ...contentReport(source, language)];
    say(
      `${languageNameOf(language) ?? language} (${language})${isPublished ? "" : ", not published: it has no words yet"}`,
    );
    say(`${reportText(rows)}\n`);
    isOneBehind ||= isPublished && isBehind(words, rows);
  }
  if (languages.every((code) => code === "en")) say("The site speaks English alone: docs/translating.md.");
  return isOneBehind;
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
      languageData(language);
    }
  } catch (error) {
    if (!(error instanceof WordsError)) throw error;
    // The first line only counts the others.
    row.missing.push(...error.message.split("\n").slice(1));
  }
  return row;
}

/**
 * Writes down that translations are up to date with the English as it is now.
 *
 * @param wanted languages or files
 * @throws CommandMistake where there is no such translation
 * @throws ContentError where one has mistakes
 */
export async function acceptTranslations(wanted: readonly string[], content: Content, say: Say): Promise<void> {
  for (const name of wanted) {
    const files = content.source.translations.filter((each) => each.language === name || each.file === name);
    const words = wordsLanguages().find((code) => code !== "en" && (code === name || `words/${code}.yaml` === name));
    if (files.length === 0 && !words)
      throw new CommandMistake(`There is no translation ${name}: write a language's code, such as hi, or a file.`);
    if (words) await acceptWords(words, say);
    for (const each of files) await acceptOne(each, content, say);
  }
}

async function acceptWords(language: string, say: Say): Promise<void> {
  const review = acceptedReview(language);
  if (review === undefined) return;
  const at = path.join(wordsFolder(), reviewFile(language));
  await mkdir(path.dirname(at), { recursive: true });
  await writeFile(at, review);
  say(`words/${language}.yaml is up to date from now on`);
}

async function acceptOne(each: TranslationFile, { folder, source }: Content, say: Say): Promise<void> {
  const at = path.join(folder, path.relative("content", each.file));
  if (await acceptTranslation(each, source, at)) say(`${each.file} is up to date from now on`);
}

/**
 * Writes files to fill in for what a language has not yet.
 *
 * @param to the folder in which they are written
 * @throws CommandMistake where the language cannot be one
 */
export async function writeFilesToFillIn(language: string, to: string, { source }: Content, say: Say): Promise<void> {
  const write = async (name: string, text: string) => {
    const at = path.join(to, language, name);
    await mkdir(path.dirname(at), { recursive: true });
    await writeFile(at, text);
    say(at);
  };
  if (languageNameOf(language) === undefined || language === "en")
    throw new CommandMistake(
      `${language} is the code of no language to translate into: write one of two or three small letters, such as kn.`,
    );
  if (!wordsLanguages().includes(language)) {
    const english = await readFile(path.join(wordsFolder(), "en.yaml"), "utf8");
    await write(path.join("words", `${language}.yaml`), wordsToFillIn(english, language));
  }
  for (const [name, words] of untranslated(language, source))
    await write(translatedName(name, language), contentToFillIn(words));
}

/** The content that a language has not yet: the English files, each with its words. */
function untranslated(language: string, source: ReadSource) {
  const done = source.translations.filter((each) => each.language === language).map(({ english }) => english);
  return [...translationSchemas.keys()].flatMap((kind) => {
    const { schema } = contentFileKinds[kind];
    return source[kind].flatMap(({ file, value }) => {
      const words = Array.isArray(value)
        ? value.map((entry) => entryWords(schema, entry))
        : wordsIn(schema, value, value);
      return words && !done.includes(file) ? [[file, words] as const] : [];
    });
  });
}

function entryWords(schema: Parameters<typeof wordsIn>[0], entry: Group): Group {
  const key = entryField(schema) ?? "";
  const element = elementOf(schema);
  return { [key]: entry[key], ...(element && (wordsIn(element, entry, entry) as Group | undefined)) };
}
