import { cityNameIn } from "../../catalogue/cities/city-names.ts";
import { isConcluded } from "../../catalogue/events/event-status.ts";
import { eventAddress } from "../../catalogue/links/own-address.ts";
import { isIndexed } from "../../catalogue/page-translations.ts";
import { pages, pagesWith } from "../../catalogue/pages.ts";
import { inLanguage } from "../../catalogue/site-languages.ts";
import type { ReadSource, SourceFile } from "../../content-check/content-source.ts";
import { languageNameOf } from "../../content-check/translations/translation-files.ts";
import { isHidden, wordsLanguages } from "../../content-check/words/read-words.ts";
import { type Content, filesIn, type Say, type TranslatedFile, translatedLanguages } from "./translated-files.ts";

/** How the files of one kind are translated: how many there are in English, and which of them lack something. */
type ReportRow = {
  what: string;
  all: number;
  missing: string[];
  outdated: string[];
  unreviewed: string[];
};

/** Prints how each language is translated. @returns whether a published one is behind the English */
export function reportTranslations(content: Content, say: Say): boolean {
  const languages = translatedLanguages(content.source);
  let isOneBehind = false;
  for (const language of languages) {
    const isBegun = wordsLanguages().includes(language);
    const isPublished = isBegun && !isHidden(language);
    const files = filesIn(language, content);
    const kinds = [...Map.groupBy(files, ({ kind }) => kind)];
    const rows = [...kinds.map(([kind, files]) => kindRow(kind, files)), cityRow(content.source, language)];
    const state = isBegun ? "hidden" : "not published: it has no words yet";
    say(`${languageNameOf(language) ?? language} (${language})${isPublished ? "" : `, ${state}`}`);
    say(reportText(rows));
    const pages = pagesOf(content.source).map((page) => `    ${pageLine(page, language, files)}\n`);
    say(`  pages:\n${pages.join("")}`);
    // A word that a language lacks is shown in English until it is translated.
    isOneBehind ||= isPublished && rows.some(({ outdated }) => outdated.length > 0);
  }
  if (languages.length === 0) say("The site is in English only: see docs/translating.md.");
  return isOneBehind;
}

function kindRow(what: string, files: readonly TranslatedFile[]): ReportRow {
  const row: ReportRow = { what, all: files.length, missing: [], outdated: [], unreviewed: [] };
  for (const { file, differences, state } of files) {
    const fieldsWith = (...whats: string[]) =>
      differences.filter(({ what }) => whats.includes(what)).map(({ path }) => path.join(": "));
    const [missing, outdated] = [fieldsWith("missing"), fieldsWith("changed", "entries")];
    if (state === "none") row.missing.push(file);
    if (missing.length > 0) row.missing.push(`${file} (${shortList(missing).join(", ")})`);
    if (outdated.length > 0) row.outdated.push(`${file} (${shortList(outdated).join(", ")})`);
    if (state === "draft") row.unreviewed.push(file);
  }
  return row;
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

/** The rows as people read them: a table of numbers, and below it the names of what is missing or outdated. */
function reportText(rows: readonly ReportRow[]): string {
  const columns = ["all", "missing", "outdated", "unreviewed"] as const;
  const table = rows.map((row) => [row.what, row.all, row.missing.length, row.outdated.length, row.unreviewed.length]);
  const lines = [["", ...columns], ...table].map(([what, ...numbers]) =>
    [String(what).padEnd(14), ...numbers.map((number) => String(number).padStart(12))].join(""),
  );
  const names = rows.flatMap(({ missing, outdated }) => [
    ...shortList(missing).map((name) => `missing: ${name}`),
    ...shortList(outdated).map((name) => `outdated: ${name}`),
  ]);
  return [...lines, ...names].map((line) => `  ${line}`.trimEnd()).join("\n");
}

/** A language that was begun today lacks hundreds. */
const mostNames = 10;

function shortList(names: readonly string[]): string[] {
  const more = names.length > mostNames ? [`and ${names.length - mostNames} more`] : [];
  return [...names.slice(0, mostNames), ...more];
}

/** A page, and the English files whose texts it shows: the one that it is about, and those of which it shows parts. */
type PageFiles = { address: string; own: SourceFile<unknown> | undefined; others: SourceFile<unknown>[] };

/** The pages that a language may have, by the list in `catalogue/pages.ts`. */
export function pagesOf(source: ReadSource): PageFiles[] {
  const indexed = pagesWith("inSitemap").map((name) => {
    const [own, ...others] = pages[name].texts.flatMap((kind): SourceFile<unknown>[] => source[kind]);
    return { address: pages[name].address, own, others };
  });
  const ahead = source.events.filter(({ value }) => !isConcluded(value?.status ?? ""));
  return [
    ...indexed,
    ...ahead.map((event) => {
      const speakers = source.speakers.filter(({ id }) => event.value?.speakers.includes(id));
      return { address: eventAddress(event.id), own: event, others: [...source.site, ...speakers] };
    }),
  ];
}

/** The translated files that a page shows: its own, the others as far as they are translated (the page marks those that are in English), and the words. */
export function filesOfPage({ own, others }: PageFiles, files: readonly TranslatedFile[]): TranslatedFile[] {
  const fileOf = (english: SourceFile<unknown> | undefined) => files.filter((file) => file.english === english?.file);
  return [
    ...fileOf(own),
    ...others.flatMap(fileOf).filter(({ state }) => state !== "none"),
    ...files.filter(({ kind }) => kind === "words"),
  ];
}

const sayings = { none: "not translated", draft: "not reviewed", outdated: "older than the English" };

/** A page: whether search engines may keep it, and the files whose translation is not up to date. */
export function pageLine(page: PageFiles, language: string, files: readonly TranslatedFile[]): string {
  const shown = filesOfPage(page, files);
  const listed = shown.flatMap(({ file, state }) => (state === "reviewed" ? [] : [`${file} (${sayings[state]})`]));
  const publishable = shown.every(({ state }) => isIndexed(state)) ? ["publishable"] : [];
  return `${inLanguage(page.address, language)}: ${[...publishable, ...listed].join(", ")}`;
}
