import type { ContentKind } from "../../catalogue/content-kinds.ts";
import type { ReadSource, SourceFile, TranslationFile } from "../content-source.ts";
import {
  differences,
  type Group,
  hasTexts,
  type TranslatedPart,
  translatedParts,
  translationState,
  withTexts,
} from "./translated-words.ts";
import { translationSchemas } from "./translation-files.ts";

/** People find the place by these fields: if an English text changes, visitors see these in English until it is translated. */
const travelFields = ["venue", "venueAddress", "gettingThere"];

/** Content in another language: translated texts replace the English ones, and each file has the status of its translation. */
export function translateSource<Source extends ReadSource>(source: Source, language: string): Source {
  const files = source.translations.filter((file) => file.language === language);
  const translated = [...translationSchemas.keys()].map((kind) => {
    const own = files.filter((file) => file.kind === kind);
    return [kind, source[kind].map((file) => translateFile(kind, file, own))] as const;
  });
  return { ...source, ...Object.fromEntries(translated) };
}

function translateFile(kind: ContentKind, file: SourceFile<unknown>, translations: readonly TranslationFile[]) {
  const translation = translations.find(({ english }) => english === file.file);
  const parts = translation ? translatedParts(translation, file.value) : [];
  const { value } = file;
  if (!Array.isArray(value)) return { ...file, value: translatedValue(kind, value, parts[0]) };
  const partAt = (place: number) => parts.find(({ index }) => index === place);
  return { ...file, value: value.map((entry, index) => translatedValue(kind, entry, partAt(index))) };
}

function translatedValue(kind: ContentKind, value: unknown, part: TranslatedPart | undefined) {
  if (!part || !hasTexts(part.texts)) return { ...(value as Group), translation: "none" };
  const english = fieldsInEnglish(kind, part);
  const texts = Object.entries(part.texts).filter(([name]) => !english.includes(name));
  const own = withTexts(value, Object.fromEntries(texts)) as Group;
  return { ...own, translation: translationState(part), ...(english.length > 0 && { english }) };
}

/** The fields that visitors see in English, because a part of their translation is missing: no field is in two languages. */
function fieldsInEnglish(kind: ContentKind, part: TranslatedPart): string[] {
  const found = differences(part);
  const missing = found.flatMap(({ path, what }) =>
    what === "missing" || what === "entries" ? [String(path[0])] : [],
  );
  const isChanged = found.some(({ what }) => what === "changed");
  const travel = kind === "events" && isChanged ? travelFields.filter((name) => name in (part.words ?? {})) : [];
  return [...new Set([...missing, ...travel])];
}
