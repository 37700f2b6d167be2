import { cityNameIn } from "../../catalogue/cities/city-names.ts";
import { isConcluded } from "../../catalogue/events/event-status.ts";
import { eventPath } from "../../catalogue/links/site-paths.ts";
import { isIndexed } from "../../catalogue/page-translations.ts";
import { pages, pagesWith } from "../../catalogue/pages.ts";
import { inLanguage } from "../../catalogue/site-languages.ts";
import type { ReadSource, SourceFile } from "../../content-check/content-source.ts";
import type { Difference } from "../../content-check/translations/translated-words.ts";
import { languageNameOf } from "../../content-check/translations/translation-files.ts";
import { isHidden, wordsLanguages } from "../../content-check/words/read-words.ts";
import { type Content, filesIn, type Say, type TranslatedFile, translatedLanguages } from "./translated-files.ts";

/** Prints the state of each language. @returns whether a published language has texts for an older English text */
export function reportTranslations(content: Content, say: Say): boolean {
  const languages = translatedLanguages(content.source);
  if (languages.length === 0) say("The site is in English only: see docs/translating.md.");
  return languages.map((language) => reportLanguage(language, content, say)).includes(true);
}

function reportLanguage(language: string, content: Content, say: Say): boolean {
  const isBegun = wordsLanguages().includes(language);
  const isPublished = isBegun && !isHidden(language);
  const files = filesIn(language, content);
  const outdated = filesWith(files, "changed");
  const otherEntries = filesWith(files, "entries");
  const lists = {
    "not translated": files.filter(({ state }) => state === "none").map(({ file }) => file),
    "lacks texts": filesWith(files, "missing"),
    "older than the English": outdated,
    "a list with other entries than the English": otherEntries,
    "not reviewed": files.filter(({ state }) => state === "draft").map(({ file }) => file),
    "cities with their English name": unnamedCities(content.source, language),
  };
  const lacksWords = files.some(
    ({ kind, state, differences }) => kind === "words" && (state === "none" || differences.some(isMissing)),
  );
  const state = isBegun ? stateOfWords(language, lacksWords) : ", not published: it has no words yet";
  say(`${languageNameOf(language) ?? language} (${language})${state}`);
  for (const [what, names] of Object.entries(lists))
    if (names.length > 0) say(`  ${what} (${names.length}): ${shortList(names)}`);
  say("  pages:");
  for (const page of pagesOf(content.source)) say(`    ${pageLine(page, language, files)}`);
  say("");
  // A word that a language lacks is shown in English until it is translated.
  return isPublished && outdated.length + otherEntries.length > 0;
}

/** Returns what there is to do about a language's words; an empty text if they are published and complete. */
function stateOfWords(language: string, lacksWords: boolean): string {
  const file = `words/${language}.yaml`;
  if (isHidden(language)) {
    const complete = lacksWords ? `complete ${file}, and ` : "";
    return `, hidden: to publish it, ${complete}remove \`state: hidden\` from words/reviews/${language}.yaml`;
  }
  return lacksWords ? `, published, but ${file} lacks words: visitors read them in English` : "";
}

const isMissing = ({ what }: Difference) => what === "missing";

/** Returns the files that differ from the English in one of these ways, each with the fields. */
function filesWith(files: readonly TranslatedFile[], ...ways: Difference["what"][]): string[] {
  return files.flatMap(({ file, differences }) => {
    const fields = differences.filter(({ what }) => ways.includes(what)).map(fieldName);
    return fields.length > 0 ? [`${file} (${shortList(fields)})`] : [];
  });
}

/** Returns the cities that have no name in the language, or still the English one from the template. */
function unnamedCities({ cities }: ReadSource, language: string): string[] {
  const all = cities.flatMap(({ value }) => value ?? []);
  return all.filter((city) => (cityNameIn(city, language) ?? city.name) === city.name).map(({ name }) => name);
}

/** The maximum number of names in a list. A new language lacks hundreds of texts. */
const mostNames = 10;

/** The name of a field that differs from the English. An entry of a list goes by its number, counted from 1. */
export function fieldName({ path }: Difference): string {
  return path.map((key) => (typeof key === "number" ? `entry ${key + 1}` : String(key))).join(": ");
}

/** Joins names with commas. Leaves out those after the tenth, and says how many they are. */
export function shortList(names: readonly string[]): string {
  const more = names.length > mostNames ? [`and ${names.length - mostNames} more`] : [];
  return [...names.slice(0, mostNames), ...more].join(", ");
}

/** A page, and the English files whose texts it shows: `own` is the page's main file. */
type PageFiles = { path: string; own: SourceFile<unknown> | undefined; others: SourceFile<unknown>[] };

/**
 * Returns the pages that a language may have: those of `catalogue/pages.ts` in the sitemap, and the events that are not
 * concluded.
 */
export function pagesOf(source: ReadSource): PageFiles[] {
  const indexed = pagesWith("inSitemap").map((name) => {
    const [own, ...others] = pages[name].texts.flatMap((kind): SourceFile<unknown>[] => source[kind]);
    return { path: pages[name].path, own, others };
  });
  const ahead = source.events.filter(({ value }) => !isConcluded(value?.status ?? ""));
  return [
    ...indexed,
    ...ahead.map((event) => {
      const speakers = source.speakers.filter(({ id }) => event.value?.speakers.includes(id));
      return { path: eventPath(event.id), own: event, others: [...source.site, ...speakers] };
    }),
  ];
}

/**
 * Returns the translated files that a page shows: its own file, the words, and other files if they are translated. The page marks
 * untranslated texts of other files as English.
 */
export function filesOfPage({ own, others }: PageFiles, files: readonly TranslatedFile[]): TranslatedFile[] {
  const fileOf = (english: SourceFile<unknown> | undefined) => files.filter((file) => file.english === english?.file);
  return [
    ...fileOf(own),
    ...others.flatMap(fileOf).filter(({ state }) => state !== "none"),
    ...files.filter(({ kind }) => kind === "words"),
  ];
}

const stateNames = { none: "not translated", draft: "not reviewed", outdated: "not up to date" };

/** Returns a line about a page: whether search engines may index it, and its files whose translation is not reviewed. */
export function pageLine(page: PageFiles, language: string, files: readonly TranslatedFile[]): string {
  const shown = filesOfPage(page, files);
  const listed = shown.flatMap(({ file, state }) => (state === "reviewed" ? [] : [`${file} (${stateNames[state]})`]));
  const ready = isHidden(language) ? "publishable with its language" : "publishable";
  const publishable = shown.every(({ state }) => isIndexed(state)) ? [ready] : [];
  return `${inLanguage(page.path, language)}: ${[...publishable, ...(listed.length > 0 ? [listed.join(", ")] : [])].join("; ")}`;
}
