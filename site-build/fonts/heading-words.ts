import type { Catalogue } from "../../catalogue/catalogue.ts";
import { cityNameIn } from "../../catalogue/cities/city-names.ts";
import type { PageName } from "../../catalogue/pages.ts";
import { textsOf, type WordsFile } from "../../words/parse-words.ts";
import type { Word } from "./words.ts";

type Headings = Pick<
  Catalogue,
  "site" | "landing" | "partnersPage" | "partners" | "phases" | "events" | "supporters" | "cities"
>;

/** Nastaliq is as heavy as all other fonts of a page together: devices set it. */
const setByDevices = /\p{Script=Arabic}/u;

/**
 * The words that stand in headings and labels of another language than English, each once: all that the interface says, and of
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
    [...textsOf(word), ...(Array.isArray(word.data) ? word.data : [])].map((text) =>
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
