/** Marks texts that are in another language than the page, for screen readers, fonts and the direction of the text. */
import type { ReactNode } from "react";
import type { Site } from "../../catalogue/site.ts";
import { defaultLanguage } from "../../catalogue/site-languages.ts";
import { isInEnglish, type Translated } from "../../catalogue/translation.ts";
import { siteLanguage } from "../../words/words.ts";
import { site } from "../content/site-content.ts";

/** `lang` and `dir` for an element with a text of the content that has no translation and is shown in English. */
export function inEnglish<Content extends Translated>(content: Content, field: keyof Content & string) {
  const isMarked = siteLanguage !== defaultLanguage && isInEnglish(content, field);
  return isMarked ? ({ lang: "en", dir: "ltr" } as const) : undefined;
}

/** `inEnglish` for texts of `content/site.yaml`. */
export function siteInEnglish(field: keyof Site) {
  const { translation, english }: Translated = site;
  return inEnglish<Translated & Partial<Site>>({ translation, english }, field);
}

/** A text of the content; in an element with `lang` if it has no translation. */
export function markedText<Content extends Translated>(content: Content, field: keyof Content & string): ReactNode {
  const attributes = inEnglish(content, field);
  const text = content[field] as string | undefined;
  return attributes && text ? <span {...attributes}>{text}</span> : text;
}

/** A text that contains an event's title. A title without a translation gets an element with `lang`. */
export function eventNamed(text: string, event: Translated & { title: string }): ReactNode {
  const attributes = inEnglish(event, "title");
  const { title } = event;
  const [before, ...after] = text.split(title);
  if (!attributes || after.length === 0) return text;
  return (
    <>
      {before}
      <span {...attributes}>{title}</span>
      {after.join(title)}
    </>
  );
}

/** A line that repeats a text in Hindi, on English pages only. */
export function InHindi({ className, children }: { className?: string; children: ReactNode }) {
  if (siteLanguage !== defaultLanguage || !children) return null;
  return (
    <p className={className} lang="hi">
      {children}
    </p>
  );
}
