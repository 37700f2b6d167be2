import { isConcluded } from "../../catalogue/events/event-status.ts";
import { eventAddress } from "../../catalogue/links/own-address.ts";
import { isIndexed } from "../../catalogue/page-translations.ts";
import { pages, pagesWith } from "../../catalogue/pages.ts";
import { inLanguage } from "../../catalogue/site-languages.ts";
import type { ReadSource, SourceFile } from "../../content-check/content-source.ts";
import { reviewOfWords } from "../../content-check/translations/review-words.ts";
import { textsOf } from "./translation-content.ts";

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
