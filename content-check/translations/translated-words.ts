import type { Translation } from "../../catalogue/translation.ts";
import { contentFileKinds, type TranslationFile } from "../content-source.ts";
import { elementOf } from "../yaml/schema-fields.ts";
import { changedSince, type Group, wordsIn } from "./fingerprint.ts";
import { entryField } from "./translation-schema.ts";

/** A difference between a translation and its English: a text is missing, was changed, is no longer there, or a list has other entries. */
export type Difference = { path: PropertyKey[]; what: "missing" | "changed" | "gone" | "entries" };

/** What a file, or an entry of a file that is a list, says in another language. */
export type TranslatedPart = {
  /** Where it stands in the translated file; empty for the file as a whole. */
  path: PropertyKey[];
  /** The entry's place in the English file; undefined where the English file has no such entry, or is no list. */
  index?: number;
  /** The English words; undefined where there are none. */
  words: Group | undefined;
  /** The translated ones. */
  texts: Group;
  reviewed?: string | undefined;
  source?: string | undefined;
};

/** The parts of a translated file: itself, or its entries, each beside its English. */
export function translatedParts({ kind, valid }: TranslationFile, english: unknown): TranslatedPart[] {
  const { schema } = contentFileKinds[kind];
  const element = elementOf(schema);
  if (!element) return [partOf(valid, [], { words: wordsIn(schema, english) as Group | undefined })];
  const key = entryField(schema) ?? "";
  const entries = Array.isArray(english) ? (english as Group[]) : [];
  return (Array.isArray(valid) ? valid : []).flatMap((entry: unknown, place) => {
    const { [key]: name, ...texts } = (entry ?? {}) as Group;
    if (name === undefined) return [];
    const index = entries.findIndex((other) => other[key] === name);
    const words = wordsIn(element, entries[index]) as Group | undefined;
    return [partOf(texts, [place], { words, ...(index >= 0 && { index }) })];
  });
}

function partOf(value: unknown, path: PropertyKey[], about: { words: Group | undefined; index?: number }) {
  const { reviewed, source, ...texts } = (value ?? {}) as Group & { reviewed?: string; source?: string };
  return { path, texts, reviewed, source, ...about };
}

/** In what a translation differs from its English, in the order of the English fields. */
export function differences({ words = {}, texts, source }: TranslatedPart): Difference[] {
  const changed = source === undefined ? [] : changedSince(source, words);
  const shapes = differencesBetween(words, texts, []);
  const told = new Set(shapes.map(({ path }) => path[0]));
  return [
    ...shapes,
    ...changed.filter((name) => !told.has(name)).map((name) => ({ path: [name], what: "changed" as const })),
  ];
}

function differencesBetween(words: unknown, texts: unknown, path: PropertyKey[]): Difference[] {
  if (words === undefined) return texts === undefined ? [] : [{ path, what: "gone" }];
  if (texts === undefined) return [{ path, what: "missing" }];
  if (Array.isArray(words) && Array.isArray(texts)) {
    if (words.length !== texts.length) return [{ path, what: "entries" }];
    return words.flatMap((entry, index) => differencesBetween(entry, texts[index], [...path, index]));
  }
  if (!isGroup(words) || !isGroup(texts)) return [];
  const names = new Set([...Object.keys(words), ...Object.keys(texts)]);
  return [...names].flatMap((name) => differencesBetween(words[name], texts[name], [...path, name]));
}

/** Whether the English says something that the translation does not. */
export function isOutdated(part: TranslatedPart): boolean {
  return differences(part).some(({ what }) => what !== "gone");
}

/** How a translation stands. What nobody has reviewed is a draft, whatever else is true of it. */
export function standing(part: TranslatedPart): Translation {
  if (part.reviewed === undefined) return "draft";
  return isOutdated(part) ? "outdated" : "reviewed";
}

/** A value with texts in the places of those in English; lists have as many entries in both. */
export function withTexts(english: unknown, texts: unknown): unknown {
  if (texts === undefined || english === undefined) return english;
  if (Array.isArray(english) && Array.isArray(texts))
    return english.map((entry, index) => withTexts(entry, texts[index]));
  if (!isGroup(english) || !isGroup(texts)) return texts;
  return Object.fromEntries(Object.entries(english).map(([name, value]) => [name, withTexts(value, texts[name])]));
}

function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
