import { createHash } from "node:crypto";
import { type ContentKind, contentFileKinds } from "../../catalogue/content-kinds.ts";
import type { Translation } from "../../catalogue/translation.ts";
import type { TranslationFile } from "../content-source.ts";
import { elementOf, fieldsOf, type Group, isGroup, metaOf, type Schema } from "../yaml/schema-fields.ts";

/** How a translation differs from its English: a text is missing, was changed or is gone, or a list has other entries. */
export type Difference = { path: PropertyKey[]; what: "missing" | "changed" | "gone" | "entries" };

/** A translation beside its English. */
export type Comparison = {
  /** The English texts; undefined if there are none. Optional texts are included only if they are translated. */
  words: Group | undefined;
  /** The translated texts. */
  texts: Group;
  /** In the order of the English fields; empty if nothing is translated. */
  differences: Difference[];
  /** `none` without a text, and `draft` until somebody has reviewed it, even if the English has changed. */
  state: Translation;
};

/** Compares a translation with its English. @param file undefined if there is no translation */
export function compareWithEnglish(kind: ContentKind, english: unknown, file: TranslationFile | undefined): Comparison {
  const { reviewed, source, ...texts } = (file?.value ?? {}) as Group & Review;
  const words = wordsIn(contentFileKinds[kind].schema, english, texts) as Group | undefined;
  if (!hasTexts(texts)) return { words, texts, differences: [], state: "none" };
  const differences = differencesFrom(words ?? {}, texts, source);
  const isBehind = differences.some(({ what }) => what !== "gone");
  return { words, texts, differences, state: reviewed === undefined ? "draft" : isBehind ? "outdated" : "reviewed" };
}

/** The fields of a translation about its review. */
export type Review = { reviewed?: string | undefined; source?: string | undefined };

/**
 * Returns a value of a content file without the fields that are no texts for visitors.
 *
 * @param texts the translation of the value; without it, optional texts are left out
 */
export function wordsIn(schema: Schema, value: unknown, texts?: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  const element = elementOf(schema);
  if (element) {
    const list = Array.isArray(value) ? value.map((entry, index) => wordsIn(element, entry, inner(texts, index))) : [];
    return list.some((entry) => entry !== undefined) ? list : undefined;
  }
  const fields = fieldsOf(schema);
  if (!fields) return isTranslated(schema, texts) ? value : undefined;
  const words = Object.entries(fields).map(
    ([name, field]) => [name, wordsIn(field, (value as Group)[name], inner(texts, name))] as const,
  );
  const some = words.filter(([, text]) => text !== undefined);
  return some.length > 0 ? Object.fromEntries(some) : undefined;
}

function isTranslated(schema: Schema, text: unknown): boolean {
  const translated = metaOf(schema)?.translated;
  return translated === true || (translated === "optional" && text !== undefined);
}

function inner(value: unknown, key: string | number): unknown {
  return (value as Record<typeof key, unknown> | null | undefined)?.[key];
}

/** Returns a fingerprint of English texts with a hash of each field, so that a later check can name the changed fields. */
export function fingerprint(words: Group): string {
  const parts = Object.entries(words).map(([name, value]) => `${name}=${hashOf(value)}`);
  return parts.join(" ");
}

/** Returns the fields of English texts that have changed since the fingerprint was made. */
export function changedSince(source: string, words: Group): string[] {
  const before = new Set(source.split(" "));
  return Object.entries(words).flatMap(([name, value]) => (before.has(`${name}=${hashOf(value)}`) ? [] : [name]));
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 6);
}

/** Whether anything is translated. A template has fields without texts. */
function hasTexts(texts: unknown): boolean {
  return isGroup(texts) || Array.isArray(texts) ? Object.values(texts).some(hasTexts) : texts !== undefined;
}

function differencesFrom(words: Group, texts: Group, source: string | undefined): Difference[] {
  const shapes = differencesBetween(words, texts, []);
  const found = new Set(shapes.map(({ path }) => path[0]));
  const changed = source === undefined ? [] : changedSince(source, words).filter((name) => !found.has(name));
  return [...shapes, ...changed.map((name) => ({ path: [name], what: "changed" as const }))];
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

/** Returns an English value with its texts replaced by translated ones. Lists have the same length in both. */
export function withTexts(english: unknown, texts: unknown): unknown {
  if (texts === undefined || english === undefined) return english;
  if (Array.isArray(english) && Array.isArray(texts))
    return english.map((entry, index) => withTexts(entry, texts[index]));
  if (!isGroup(english) || !isGroup(texts)) return texts;
  return Object.fromEntries(Object.entries(english).map(([name, value]) => [name, withTexts(value, texts[name])]));
}
