import type { ReadSource, SourceFile, TranslationFile } from "../content-source.ts";
import type { Group } from "./fingerprint.ts";
import {
  differences,
  isOutdated,
  standing,
  type TranslatedPart,
  translatedParts,
  withTexts,
} from "./translated-words.ts";
import { type TranslatedKind, translationSchemas } from "./translation-schema.ts";

/** People travel by these: as soon as the English says anything newer, it is the English that is shown. */
const travelFields = ["venue", "venueAddress", "gettingThere"];

/** Content in another language: the texts replaced that are translated, and each file marked with how its translation stands. */
export function translateSource<Source extends ReadSource>(source: Source, language: string): Source {
  const files = source.translations.filter((file) => file.language === language);
  const translated = [...translationSchemas.keys()].map((kind) => {
    const own = files.filter((file) => file.kind === kind);
    return [kind, source[kind].map((file) => translateFile(kind, file, own))] as const;
  });
  return { ...source, ...Object.fromEntries(translated) };
}

function translateFile(kind: TranslatedKind, file: SourceFile<unknown>, translations: readonly TranslationFile[]) {
  const translation = translations.find(({ english }) => english === file.file);
  const parts = translation ? translatedParts(translation, file.value) : [];
  const { value } = file;
  if (!Array.isArray(value)) return { ...file, value: translatedValue(kind, value, parts[0]) };
  const entries = value.map((entry, index) =>
    translatedValue(
      kind,
      entry,
      parts.find((part) => part.index === index),
    ),
  );
  return { ...file, value: entries };
}

function translatedValue(kind: TranslatedKind, value: unknown, part: TranslatedPart | undefined) {
  if (!part) return { ...(value as Group), translation: "none" };
  const english = fieldsInEnglish(kind, part);
  const texts = Object.entries(part.texts).filter(([name]) => !english.includes(name));
  const own = withTexts(value, Object.fromEntries(texts)) as Group;
  return { ...own, translation: standing(part), ...(english.length > 0 && { english }) };
}

/** The fields that are shown in English: those of which the translation lacks anything, so that none is in two languages. */
function fieldsInEnglish(kind: TranslatedKind, part: TranslatedPart): string[] {
  const lacking = differences(part).flatMap(({ path, what }) =>
    what === "missing" || what === "entries" ? [String(path[0])] : [],
  );
  const way = kind === "events" && isOutdated(part) ? travelFields.filter((name) => name in (part.words ?? {})) : [];
  return [...new Set([...lacking, ...way])];
}
