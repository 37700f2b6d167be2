import { cityNameIn } from "../../catalogue/cities/city-names.ts";
import { isConcluded } from "../../catalogue/events/event-status.ts";
import { eventAddress } from "../../catalogue/links/own-address.ts";
import { isIndexed } from "../../catalogue/page-translations.ts";
import { pages, pagesWith } from "../../catalogue/pages.ts";
import { inLanguage } from "../../catalogue/site-languages.ts";
import type { ReadSource, SourceFile } from "../../content-check/content-source.ts";
import { reviewOfWords } from "../../content-check/translations/review-words.ts";
import { differences } from "../../content-check/translations/translated-words.ts";
import { languageNameOf } from "../../content-check/translations/translation-files.ts";
import { isHidden, languageData, readWords, wordsLanguages } from "../../content-check/words/read-words.ts";
import { type Content, type Say, textsOf } from "./translation-content.ts";

/** How one kind of text is translated: how many there are in English, and which of them lack something. */
type ReportRow = {
  what: string;
  all: number;
  missing: string[];
  outdated: string[];
  unreviewed: string[];
};

/** Prints how each language is translated. @returns whether a published one is behind the English */
export function reportTranslations({ source }: Content, say: Say): boolean {
  const languages = [...new Set([...wordsLanguages(), ...source.translations.map(({ language }) => language)])].sort();
  let isOneBehind = false;
  for (const language of languages.filter((code) => code !== "en")) {
    const isBegun = wordsLanguages().includes(language);
    const isPublished = isBegun && !isHidden(language);
    const rows = [wordsRow(language, isBegun), ...contentReport(source, language)];
    const state = isBegun ? "hidden" : "not published: it has no words yet";
    say(`${languageNameOf(language) ?? language} (${language})${isPublished ? "" : `, ${state}`}`);
    say(reportText(rows));
    const pages = pageReport(source, language, isBegun).map((line) => `    ${line}\n`);
    say(`  pages:\n${pages.join("")}`);
    // A word that a language lacks is shown in English until it is translated.
    isOneBehind ||= isPublished && rows.some(({ outdated }) => outdated.length > 0);
  }
  if (languages.every((code) => code === "en")) say("The site is in English only: see docs/translating.md.");
  return isOneBehind;
}

/** How a language's words are translated. A hidden language may lack some; one without a file lacks all. @throws ContentError */
function wordsRow(language: string, isBegun: boolean): ReportRow {
  const file = `words/${language}.yaml`;
  const row = { what: "words", all: readWords().words.size, missing: [file], outdated: [], unreviewed: [] };
  if (!isBegun) return row;
  languageData(language);
  const { translation, outdated } = reviewOfWords(language);
  const { words } = readWords(language);
  const missing = [...readWords().words.keys()].filter((key) => !words.has(key));
  return {
    ...row,
    missing: missing.map((key) => `${file} (${key})`),
    outdated: outdated.map((key) => `${file} (${key})`),
    unreviewed: translation === "draft" ? [file] : [],
  };
}

/** How the content is translated into a language, a row for each kind of file. */
function contentReport(source: ReadSource, language: string): ReportRow[] {
  const kinds = [...Map.groupBy(textsOf(source, language), ({ kind }) => kind)];
  return [...kinds.map(([kind, texts]) => kindRow(kind, texts)), cityRow(source, language)].filter(
    ({ all }) => all > 0,
  );
}

function kindRow(what: string, texts: ReturnType<typeof textsOf>): ReportRow {
  const row: ReportRow = { what, all: texts.length, missing: [], outdated: [], unreviewed: [] };
  for (const { name, translated, state } of texts) {
    const found = translated && state !== "none" ? differences(translated) : [];
    const fieldsOf = (...whats: string[]) =>
      found.filter(({ what }) => whats.includes(what)).map(({ path }) => path.join(": "));
    const [missing, outdated] = [fieldsOf("missing"), fieldsOf("changed", "entries")];
    if (state === "none") row.missing.push(name);
    if (missing.length > 0) row.missing.push(`${name} (${missing.join(", ")})`);
    if (outdated.length > 0) row.outdated.push(`${name} (${outdated.join(", ")})`);
    if (state === "draft") row.unreviewed.push(name);
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

const sayings = { none: "not translated", draft: "not reviewed", outdated: "older than the English" };

/** A line for each page of a language: whether search engines may keep it, and the files whose translation is not up to date. */
export function pageReport(source: ReadSource, language: string, isBegun: boolean): string[] {
  const words = {
    name: `words/${language}.yaml`,
    state: isBegun ? reviewOfWords(language).translation : "none",
  } as const;
  const texts = textsOf(source, language);
  const textOf = (file: SourceFile<unknown> | undefined) => texts.filter((text) => text.file === file?.file);
  return pagesOf(source).map(({ address, own, others }) => {
    // Texts of other files may be in English: the page says so beside them.
    const ofOthers = others.flatMap(textOf).filter(({ state }) => state !== "none");
    const files = [words, ...textOf(own), ...ofOthers];
    const listed = files.flatMap(({ name, state }) => (state === "reviewed" ? [] : [`${name} (${sayings[state]})`]));
    const publishable = files.every(({ state }) => isIndexed(state)) ? ["publishable"] : [];
    return `${inLanguage(address, language)}: ${[...publishable, ...listed].join(", ")}`;
  });
}
