import { cityNameIn } from "../../catalogue/cities/city-names.ts";
import { type ContentKind, contentFileKinds } from "../../catalogue/content-kinds.ts";
import type { ReadSource } from "../../content-check/content-source.ts";
import {
  differences,
  hasTexts,
  type TranslatedPart,
  translatedParts,
  wordsIn,
} from "../../content-check/translations/translated-words.ts";
import { translatedName, translationSchemas } from "../../content-check/translations/translation-files.ts";
import { elementOf } from "../../content-check/yaml/schema-fields.ts";

/** How one kind of text is translated: how many there are in English, and which of them lack something. */
export type ReportRow = {
  what: string;
  all: number;
  missing: string[];
  outdated: string[];
  unreviewed: string[];
};

/** How the content is translated into a language, a row for each kind of file. */
export function contentReport(source: ReadSource, language: string): ReportRow[] {
  const kinds = [...translationSchemas.keys()].map((kind) => kindRow(source, kind, language));
  return [...kinds, cityRow(source, language)].filter(({ all }) => all > 0);
}

function kindRow(source: ReadSource, kind: ContentKind, language: string): ReportRow {
  const { schema } = contentFileKinds[kind];
  const element = elementOf(schema);
  const row: ReportRow = { what: kind, all: 0, missing: [], outdated: [], unreviewed: [] };
  const files = source.translations.filter((each) => each.kind === kind && each.language === language);
  for (const { file, value } of source[kind]) {
    const translation = files.find(({ english }) => english === file);
    const parts = translation ? translatedParts(translation, value) : [];
    const name = translatedName(file, language);
    if (!element) judge(row, name, wordsIn(schema, value), parts[0]);
    else
      for (const [index, entry] of (value as unknown[] | undefined)?.entries() ?? [])
        judge(
          row,
          `${name}: entry ${index + 1}`,
          wordsIn(element, entry),
          parts.find((part) => part.index === index),
        );
  }
  return row;
}

function judge(row: ReportRow, name: string, words: unknown, part: TranslatedPart | undefined): void {
  if (words === undefined) return;
  row.all += 1;
  if (!part || !hasTexts(part.texts)) {
    row.missing.push(name);
    return;
  }
  const found = differences(part);
  const fields = (...whats: string[]) =>
    found.filter(({ what }) => whats.includes(what)).map(({ path }) => path.join(": "));
  const missing = fields("missing");
  const outdated = fields("changed", "entries");
  if (missing.length > 0) row.missing.push(`${name} (${missing.join(", ")})`);
  if (outdated.length > 0) row.outdated.push(`${name} (${outdated.join(", ")})`);
  if (part.reviewed === undefined) row.unreviewed.push(name);
}

function cityRow({ cities }: ReadSource, language: string): ReportRow {
  const all = cities.flatMap(({ value }) => value ?? []);
  // A template has the English name, to be written over.
  const missing = all.filter((city) => (cityNameIn(city, language) ?? city.name) === city.name);
  return {
    what: "cities",
    all: all.length,
    missing: missing.map(({ name }) => `content/cities.yaml: ${name} (names: ${language})`),
    outdated: [],
    unreviewed: [],
  };
}

/** Whether a published language is behind the English: it lacks a word, or a text of it is outdated. Drafts are fine. */
export function isBehind(words: ReportRow, rows: readonly ReportRow[]): boolean {
  return words.missing.length > 0 || rows.some(({ outdated }) => outdated.length > 0);
}

/** The rows as people read them: a table of numbers, and below it the names of what is missing or outdated. */
export function reportText(rows: readonly ReportRow[]): string {
  const columns = ["all", "missing", "outdated", "unreviewed"] as const;
  const table = rows.map((row) => [row.what, row.all, row.missing.length, row.outdated.length, row.unreviewed.length]);
  const lines = [["", ...columns], ...table].map(([what, ...numbers]) =>
    [String(what).padEnd(14), ...numbers.map((number) => String(number).padStart(12))].join(""),
  );
  const names = rows.flatMap(({ missing, outdated }) => [
    ...namesOf("missing", missing),
    ...namesOf("outdated", outdated),
  ]);
  return [...lines, ...names].map((line) => `  ${line}`.trimEnd()).join("\n");
}

/** A language that was begun today lacks hundreds. */
const mostNames = 10;

function namesOf(what: string, names: readonly string[]): string[] {
  const more = names.length > mostNames ? [`${what}: and ${names.length - mostNames} more`] : [];
  return [...names.slice(0, mostNames).map((name) => `${what}: ${name}`), ...more];
}
