import { contentKinds } from "../../catalogue/content-kinds.ts";
import { isConcluded } from "../../catalogue/events/event-status.ts";
import { eventAddress } from "../../catalogue/links/own-address.ts";
import { pages, pagesWith } from "../../catalogue/pages.ts";
import { inLanguage } from "../../catalogue/site-languages.ts";
import type { Translation } from "../../catalogue/translation.ts";
import type { ReadSource, SourceFile } from "../../content-check/content-source.ts";
import { reviewOfWords } from "../../content-check/translations/review-words.ts";
import { hasTexts, translationState } from "../../content-check/translations/translated-words.ts";
import { translatedName } from "../../content-check/translations/translation-files.ts";
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

const worstFirst = ["none", "draft", "outdated"] as const;

const sayings = { none: "not translated", draft: "not reviewed", outdated: "older than the English" };

/** A line for each page of a language: whether search engines may keep it, and the files whose translation is not up to date. */
export function pageReport(source: ReadSource, language: string, isBegun: boolean): string[] {
  const words = isBegun ? reviewOfWords(language).translation : "none";
  return pagesOf(source).map(({ address, own, others }) => {
    const files = [
      { name: `words/${language}.yaml`, states: [words] },
      ...(own ? [{ name: translatedName(own.file, language), states: translationsOf(own, source, language) }] : []),
      // Texts of other files may be in English: the page says so beside them.
      ...others.map((file) => ({
        name: translatedName(file.file, language),
        states: translationsOf(file, source, language).filter((state) => state !== "none"),
      })),
    ];
    const withWorst = files.map(({ name, states }) => ({
      name,
      worst: worstFirst.find((state) => states.includes(state)),
    }));
    const listed = withWorst.flatMap(({ name, worst }) => (worst ? [`${name} (${sayings[worst]})`] : []));
    const isPublishable = withWorst.every(({ worst }) => worst === undefined || worst === "outdated");
    return `${inLanguage(address, language)}: ${[...(isPublishable ? ["publishable"] : []), ...listed].join(", ")}`;
  });
}

/** How the entries of an English file are translated, or the file as a whole; none for a file without texts to translate. */
function translationsOf({ file }: SourceFile<unknown>, source: ReadSource, language: string): Translation[] {
  const texts = contentKinds.flatMap((kind) => textsOf(source, kind, language)).filter((text) => text.file === file);
  return texts.map(({ part }) => (part && hasTexts(part.texts) ? translationState(part) : "none"));
}
