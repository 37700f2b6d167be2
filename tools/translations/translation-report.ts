import { cityNameIn } from "../../catalogue/cities/city-names.ts";
import { type ContentKind, contentFileKinds } from "../../catalogue/content-kinds.ts";
import type { ReadSource } from "../../content-check/content-source.ts";
import {
  differences,
  type TranslatedPart,
  translatedParts,
  wordsIn,
} from "../../content-check/translations/translated-words.ts";
import { translatedName, translationSchemas } from "../../content-check/translations/translation-files.ts";
import { elementOf } from "../../content-check/yaml/schema-fields.ts";

/** How one kind of text stands in a language: how many there are in English, and which of them lack something. */
export type ReportRow = {
  what: string;
  all: number;
  missing: string[];
  outdated: string[];
  unreviewed: string[];
};

/** How the content stands in a language, a row for each kind of file. */
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
  if (!part) {
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
  const missing = all.filter((city) => cityNameIn(city, language) === undefined);
  return {
    what: "cities",
    all: all.length,
    missing: missing.map(({ name }) => `content/cities.yaml: ${name} (names: ${language})`),
    outdated: [],
    unreviewed: [],
  };
}

/** Whether a published language has to be mended: it misses a word, or says what the English no longer says, as a draft too. That nobody has reviewed it is fine. */
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
    ...missing.map((name) => `missing: ${name}`),
    ...outdated.map((name) => `outdated: ${name}`),
  ]);
  return [...lines, ...names].map((line) => `  ${line}`.trimEnd()).join("\n");
}
