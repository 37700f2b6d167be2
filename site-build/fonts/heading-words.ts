import type { Catalogue } from "../../catalogue/catalogue.ts";
import { cityNameIn } from "../../catalogue/cities/city-names.ts";
import type { WordsFile } from "../../words/parse-words.ts";
import { textsOf } from "../../words/word-shape.ts";
import type { Word } from "./words.ts";

type Headings = Pick<Catalogue, "site" | "landing" | "partnersPage" | "phases" | "events" | "supporters" | "cities">;

/** Nastaliq is as heavy as all other fonts of a page together: devices set it. */
const setByDevices = /\p{Script=Arabic}/u;

/**
 * The words that stand in headings and labels of another language than English, each once: all that the interface says, and of
 * the content what `app/styles/scripts.css` sets in the fonts for headings. Text is set by devices, so that no font grows with it.
 */
export function headingWords({ language, words }: WordsFile, catalogue: Headings): Word[] {
  const texts = [...interfaceTexts(words), ...contentTexts(catalogue, language)];
  const found = new Set(texts.flatMap((text) => text.split(/\s+/)));
  return [...found]
    .filter((text) => /[^\p{Script=Latin}\P{Letter}]/u.test(text) && !setByDevices.test(text))
    .map((text) => ({ language, text }));
}

function interfaceTexts(words: WordsFile["words"]): string[] {
  return [...words.values()].flatMap((word) =>
    "list" in word
      ? word.list
      : textsOf(word).map((text) =>
          text
            .flat()
            // An argument is a word of its own here: what the site writes there is among the others.
            .map((part) => (typeof part === "string" ? part : " "))
            .join(""),
        ),
  );
}

function contentTexts({ site, landing, partnersPage, phases, events, supporters, cities }: Headings, language: string) {
  const { lessons, day, questions, closing } = landing;
  return [
    ...[site.productName, site.headline, site.tagline ?? "", site.description, site.mission, site.supportersLine],
    ...[landing.title, lessons.heading, day.heading, questions.heading, closing.heading],
    ...[...lessons.signs, ...day.hours].map(({ title }) => title),
    ...questions.answers.map(({ question }) => question),
    ...[partnersPage.host, partnersPage.support, partnersPage.media].map(({ title }) => title),
    ...phases.flatMap(({ name, badge, note = "", emptyHeading }) => [name, badge, note, emptyHeading]),
    ...[site.figures.events, site.figures.attendees, site.figures.subscribers],
    ...[site.organiserName, site.fueledBy.name],
    ...events.flatMap(({ title, city }) => [title, city]),
    ...events.flatMap(({ speakers, sponsors }) => [...speakers, ...sponsors].map(({ name }) => name)),
    ...cities.flatMap((city) => [city.boardName, cityNameIn(city, language) ?? city.name]),
    ...supporters.flatMap(({ name, kind }) => [name, kind]),
  ];
}
