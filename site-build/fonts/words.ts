import type { Catalogue } from "../../catalogue/catalogue.ts";
import { cityNameIn } from "../../catalogue/cities/city-names.ts";
import type { City } from "../../catalogue/city.ts";
import type { PageName } from "../../catalogue/pages.ts";
import type { Site } from "../../catalogue/site.ts";
import { textsOf, type WordsFile } from "../../content-check/words/parse-words.ts";
import { type ScriptFont, scriptFonts } from "./site-fonts.ts";

/** A word or phrase in an Indian language, in that language's own script; `language` is its code, as in `lang`. */
export type Word = { language: string; text: string };

/** The words in Indian languages in the pages' own code. A test finds one that is missing here. */
export const fixedWords: readonly Word[] = [
  { language: "hi", text: "शुभ यात्रा" },
  { language: "hi", text: "कार्यक्रम" },
  { language: "hi", text: "साझेदार" },
  { language: "hi", text: "पटरी यहीं तक है" },
];

/** Words by the font that has their letters. */
export type WordsByFont = ReadonlyMap<ScriptFont, readonly Word[]>;

type NamesAndSite = { cities: readonly Pick<City, "own" | "hindi">[]; site: Pick<Site, "headlineHindi"> };

/** The organiser's words: the names on the cities' station boards, in their own scripts and in Hindi, and the headline's. */
export function contentWords({ cities, site: { headlineHindi } }: NamesAndSite): Word[] {
  const names = cities.flatMap(({ own, hindi }) => [...(own ? [own] : []), { language: "hi", text: hindi }]);
  return headlineHindi === undefined ? names : [...names, { language: "hi", text: headlineHindi }];
}

type Headings = Pick<
  Catalogue,
  "site" | "landing" | "partnersPage" | "partners" | "phases" | "events" | "supporters" | "cities"
>;

/** Nastaliq is as heavy as all other fonts of a page together, so the device's font sets it. */
const setByDevices = /\p{Script=Arabic}/u;

/**
 * The words in headings and labels of another language than English, each once: all that the interface says, and of
 * the content what `app/styles/script-fonts.css` sets in the fonts for headings. Text is set by devices, so that no font grows with it.
 */
export function headingWords({ language, words }: WordsFile, catalogue: Headings): Word[] {
  const texts = [
    ...interfaceTexts(words),
    ...Object.values(pageHeadings).flatMap((texts) => texts(catalogue, language)),
  ];
  const found = new Set(texts.flatMap((text) => text.split(/\s+/)));
  return [...found]
    .filter((text) => /[^\p{Script=Latin}\P{Letter}]/u.test(text) && !setByDevices.test(text))
    .map((text) => ({ language, text }));
}

function interfaceTexts(words: WordsFile["words"]): string[] {
  return [...words.values()].flatMap((word) =>
    // An argument is a word of its own here: what the site writes there is among the others.
    [...textsOf(word), ...(Array.isArray(word) ? word : [])].map((text) =>
      text.replace(/<\/?b>/g, "").replace(/\{\w+\}/g, " "),
    ),
  );
}

/** The texts of the content in each page's headings and labels; Home's include those of header and footer. */
const pageHeadings = {
  home: ({ site, supporters }) => [
    ...[site.productName, site.headline, site.tagline ?? "", site.description, site.mission, site.supportersLine],
    ...[site.figures.events, site.figures.attendees, site.figures.subscribers],
    ...[site.organiserName, site.fueledBy.name],
    ...supporters.flatMap(({ name, kind }) => [name, kind]),
  ],
  events: ({ phases, events, cities }, language) => [
    ...phases.flatMap(({ name, badge, note = "", emptyHeading }) => [name, badge, note, emptyHeading]),
    ...events.flatMap(({ title, city }) => [title, city]),
    ...events.flatMap(({ speakers, sponsors }) => [...speakers, ...sponsors].map(({ name }) => name)),
    ...events.flatMap(({ speakers }) => speakers.map(({ company = "" }) => company)),
    ...cities.flatMap((city) => [city.boardName, cityNameIn(city, language) ?? city.name]),
  ],
  partners: ({ partnersPage: { host, support, media }, partners }, language) => [
    ...[host, support, media].map(({ title }) => title),
    ...partners.map(({ names }) => names?.[language] ?? ""),
  ],
  landing: ({ landing: { title, lessons, day, questions, closing } }) => [
    ...[title, lessons.heading, day.heading, questions.heading, closing.heading],
    ...[...lessons.signs, ...day.hours].map((part) => part.title),
    ...questions.answers.map(({ question }) => question),
  ],
  offline: () => [],
} satisfies Record<PageName, (catalogue: Headings, language: string) => string[]>;

/**
 * Gives each word to the fonts of the scripts that it is written in; words in Latin letters need none.
 *
 * @returns the words by font, and those in scripts of which there is no font here
 */
export function sortWords(words: readonly Word[]): { byFont: WordsByFont; unset: Word[] } {
  const byFont = new Map<ScriptFont, Word[]>();
  const unset: Word[] = [];
  for (const word of words) {
    const fonts = scriptFonts.filter(({ range }) => touches(word.text, range));
    for (const font of fonts) byFont.set(font, [...(byFont.get(font) ?? []), word]);
    if (fonts.length === 0 && /[^\p{Script=Latin}\P{Letter}]/u.test(word.text)) unset.push(word);
  }
  return { byFont, unset };
}

function touches(text: string, [first, last]: ScriptFont["range"]): boolean {
  return [...text].some((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return codePoint >= first && codePoint <= last;
  });
}
