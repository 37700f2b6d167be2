import type { Event } from "../../catalogue/event.ts";
import { firstLanguage } from "../../catalogue/site-languages.ts";
import type { Translated } from "../../catalogue/translation.ts";
import { siteLanguage } from "../../words/site-language.ts";

/** The attributes of an element with what the organiser has written in English alone, on a page in another language. */
export function inEnglish({ translation }: Translated) {
  return siteLanguage !== firstLanguage && translation === "none" ? ({ lang: "en", dir: "ltr" } as const) : undefined;
}

/** The same for the way to an event: as soon as the English says anything newer, in a draft too, the content has that in English. */
export function wayInEnglish({ translation, isWayInEnglish }: Pick<Event, "translation" | "isWayInEnglish">) {
  return inEnglish({ translation: isWayInEnglish ? "none" : translation });
}
