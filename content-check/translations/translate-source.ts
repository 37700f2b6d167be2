import { type ContentKind, contentFileKinds } from "../../catalogue/content-kinds.ts";
import type { ReadSource } from "../content-source.ts";
import type { Group } from "../yaml/schema-fields.ts";
import { type Comparison, compareWithEnglish, withTexts, wordsIn } from "./translated-words.ts";
import { translationSchemas } from "./translation-files.ts";

/**
 * The fields by which visitors travel. When an English text of the event changes, they are shown in English until the translation
 * is up to date, so that nobody goes to an old address.
 */
const travelFields = ["venue", "venueAddress", "gettingThere"];

/** Content in another language: translated texts replace the English ones, and each file has the status of its translation. */
export function translateSource(source: ReadSource, language: string): ReadSource {
  const files = source.translations.filter((file) => file.language === language);
  const translated = [...translationSchemas.keys()].map((kind) => {
    const own = source[kind].map((file) => {
      const translation = files.find(({ english }) => english === file.file);
      return {
        ...file,
        value: translatedValue(kind, file.value as Group, compareWithEnglish(kind, file.value, translation)),
      };
    });
    return [kind, own] as const;
  });
  return { ...source, ...Object.fromEntries(translated) };
}

function translatedValue(kind: ContentKind, value: Group, comparison: Comparison) {
  const translation = comparison.state;
  if (translation === "none") {
    const all = wordsIn(contentFileKinds[kind].schema, value, value) as Group | undefined;
    return { ...value, translation, english: Object.keys(all ?? {}) };
  }
  const english = fieldsInEnglish(kind, comparison);
  const texts = Object.entries(comparison.texts).filter(([name]) => !english.includes(name));
  const own = withTexts(value, Object.fromEntries(texts)) as Group;
  return { ...own, translation, ...(english.length > 0 && { english }) };
}

/** The fields that visitors see in English, because a part of their translation is missing: no field is in two languages. */
function fieldsInEnglish(kind: ContentKind, { words = {}, differences }: Comparison): string[] {
  const missing = differences.flatMap(({ path, what }) =>
    what === "missing" || what === "entries" ? [String(path[0])] : [],
  );
  const isChanged = differences.some(({ what }) => what === "changed");
  const travel = kind === "events" && isChanged ? travelFields.filter((name) => name in words) : [];
  return [...new Set([...missing, ...travel])];
}
