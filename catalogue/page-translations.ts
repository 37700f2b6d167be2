import type { Catalogue } from "./catalogue.ts";
import type { Event } from "./event.ts";
import { isConcluded } from "./events/event-status.ts";
import { eventPath } from "./links/site-paths.ts";
import { pages } from "./pages.ts";
import type { Translated, Translation } from "./translation.ts";

/**
 * Whether an event has a page in the language of its catalogue: if it is translated, or if it is not over. Other events have an
 * English page only, because most pages of past events would be untranslated.
 */
export function hasOwnPage({ translation, status }: Pick<Event, "translation" | "status">): boolean {
  return translation !== "none" || !isConcluded(status);
}

/** Marks an event whose page exists in English only, for links. */
export type EnglishPageOnly = { englishPageOnly?: true };

/**
 * The translation state of a page: the worst of its texts, and none if its own texts are not translated. A city's page has
 * the texts of the Events page.
 *
 * @param path without a language
 * @returns undefined in English
 */
export function pageTranslation(path: string, catalogue: Catalogue): Translation | undefined {
  const event = catalogue.events.find(({ _id }) => path === eventPath(_id));
  if (event) return eventTranslation(event, catalogue);
  const { texts } = Object.values(pages).find((page) => page.path === path) ?? pages.events;
  const [own = {}, ...others] = texts.flatMap((kind): Translated | Translated[] => catalogue[kind]);
  return worstOf(own, { translation: catalogue.words }, ...others);
}

/** The translation state of an event's page: the worst of its texts, which include the words of the interface and the tour's name. */
export function eventTranslation(event: Event, { words, site }: Pick<Catalogue, "words" | "site">) {
  return worstOf(event, { translation: words }, site, ...event.speakers);
}

/** The worst state of the texts on a page. If the page's own texts are in English, it is `none`: the page marks each other text. */
function worstOf(own: Translated, ...others: readonly Translated[]): Translation | undefined {
  if (own.translation === undefined || own.translation === "none") return own.translation;
  const all = [own, ...others].map(({ translation }) => translation);
  return (["draft", "outdated", "reviewed"] as const).find((each) => all.includes(each));
}

/** Whether search engines may index a page: not before somebody has reviewed its translation. */
export function isIndexed(translation: Translation | undefined): boolean {
  return translation !== "draft" && translation !== "none";
}
