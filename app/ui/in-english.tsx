import type { ReactNode } from "react";
import { isInEnglish } from "../../catalogue/is-in-english.ts";
import type { Site } from "../../catalogue/site.ts";
import { firstLanguage } from "../../catalogue/site-languages.ts";
import type { Translated } from "../../catalogue/translation.ts";
import { siteLanguage } from "../../words/site-language.ts";
import { site } from "../content/site-content.ts";

/** The attributes of an element with a text of the organiser's, on a page in another language than English that shows it in English. */
export function inEnglish<Content extends Translated>(content: Content, field: keyof Content & string) {
  const isMarked = siteLanguage !== firstLanguage && isInEnglish(content, field);
  return isMarked ? ({ lang: "en", dir: "ltr" } as const) : undefined;
}

/** A text of the organiser's where an element is around it already: in one of its own where it is in English. */
export function markedText<Content extends Translated>(content: Content, field: keyof Content & string): ReactNode {
  const attributes = inEnglish(content, field);
  const text = content[field] as string | undefined;
  return attributes && text ? <span {...attributes}>{text}</span> : text;
}

/** The attributes for what `content/site.yaml` says. */
export function siteInEnglish(field: keyof Site) {
  const { translation, english }: Translated = site;
  return inEnglish<Translated & Partial<Site>>({ translation, english }, field);
}
