import path from "node:path";
import type { TranslationFile } from "../../content-check/content-source.ts";
import { reviewOfWords } from "../../content-check/translations/review-words.ts";
import { languageNameOf } from "../../content-check/translations/translation-files.ts";
import { isHidden, languageData, readWords, wordsLanguages } from "../../words/read-words.ts";
import { WordsError } from "../../words/words-error.ts";
import { acceptTranslation } from "./accept-translation.ts";
import { pageReport } from "./page-report.ts";
import { reviewWords } from "./review-page.ts";
import { CommandMistake, type Content, type Say } from "./translation-content.ts";
import { contentReport, isBehind, type ReportRow, reportText } from "./translation-report.ts";

/** Prints how each language is translated. @returns whether a published one is behind the English */
export function reportTranslations({ source }: Content, say: Say): boolean {
  const languages = [...new Set([...wordsLanguages(), ...source.translations.map(({ language }) => language)])].sort();
  let isOneBehind = false;
  for (const language of languages.filter((code) => code !== "en")) {
    const isBegun = wordsLanguages().includes(language);
    const isPublished = isBegun && !isHidden(language);
    const words = wordsRow(language, isBegun);
    const rows = [words, ...contentReport(source, language)];
    const state = isBegun ? "hidden" : "not published: it has no words yet";
    say(`${languageNameOf(language) ?? language} (${language})${isPublished ? "" : `, ${state}`}`);
    say(reportText(rows));
    say(
      `  pages:\n${pageReport(source, language, isBegun)
        .map((line) => `    ${line}\n`)
        .join("")}`,
    );
    isOneBehind ||= isPublished && isBehind(words, rows);
  }
  if (languages.every((code) => code === "en")) say("The site is in English only: see docs/translating.md.");
  return isOneBehind;
}

/** How a language's words are translated. A hidden language may lack some; one without a file lacks all. */
function wordsRow(language: string, isBegun: boolean): ReportRow {
  const row: ReportRow = { what: "words", all: readWords().words.size, missing: [], outdated: [], unreviewed: [] };
  try {
    if (!isBegun) row.missing.push(`words/${language}.yaml`);
    else {
      const { translation, outdated } = reviewOfWords(language);
      row.outdated.push(...outdated.map((key) => `words/${language}.yaml (${key})`));
      if (translation === "draft") row.unreviewed.push(`words/${language}.yaml`);
      languageData(language);
      const { words } = readWords(language);
      const missing = [...readWords().words.keys()].filter((key) => !words.has(key));
      row.missing.push(...missing.map((key) => `words/${language}.yaml (${key})`));
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
    if (words) await reviewWords(words, say);
    for (const each of files) await acceptOne(each, content, say);
  }
}

async function acceptOne(each: TranslationFile, { folder, source }: Content, say: Say): Promise<void> {
  const at = path.join(folder, path.relative("content", each.file));
  if (await acceptTranslation(each, source, { at })) say(`${each.file} is up to date from now on`);
}
