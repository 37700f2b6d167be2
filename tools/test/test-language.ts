import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, stringify } from "yaml";
import { contentFileKinds } from "../../content-check/content-source.ts";
import { fingerprint, type Group, wordsIn } from "../../content-check/translations/fingerprint.ts";
import { translatedName } from "../../content-check/translations/translation-name.ts";
import {
  entryField,
  type TranslatedKind,
  translationSchemas,
} from "../../content-check/translations/translation-schema.ts";
import { elementOf } from "../../content-check/yaml/schema-fields.ts";

/**
 * A language that the tests make of English: with accents, longer by 40 %, and from right to left under the code of Syriac. It
 * comes about as any other: by a file with words, and files beside those of the content.
 */
export const testLanguage = "syr";

/** The events that are translated, one that is ahead and one that is over; of the others the pages are in English. */
export const translatedEvents: readonly string[] = ["trichy-2025", "delhi-2025"];

/** An event whose translation nobody has reviewed. */
export const draftEvent = "mumbai-2025";

/** Where content is translated in part: the site's text that is not, and the event of whose place the English says something newer. */
export const missingText = "tagline";
const outdatedEvent = "events/2025/trichy-2025.yaml";

const accents: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
};

/** A text as the language has it: every vowel with an accent, and twice, an e thrice. Places of arguments, tags and figures stay. */
export function foreignText(text: string, { isLonger = true } = {}): string {
  const parts = text.split(/(\{\w+\}|<\/?b>)/);
  const foreign = (part: string) =>
    part.replace(
      /[aeiou]/gi,
      (vowel) => `${accents[vowel]}${isLonger ? vowel.toLowerCase().repeat(/e/i.test(vowel) ? 2 : 1) : ""}`,
    );
  return parts.map((part, index) => (index % 2 === 0 ? foreign(part) : part)).join("");
}

function foreignTexts(value: unknown, isLonger = true): unknown {
  if (typeof value === "string") return foreignText(value, { isLonger });
  if (Array.isArray(value)) return value.map((entry) => foreignTexts(entry, isLonger));
  if (typeof value !== "object" || value === null) return value;
  // A picture has no room for more letters.
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, foreignTexts(inner, key !== "poster" && isLonger)]),
  );
}

/** Writes a folder with the words of English alone. */
export async function writeEnglishWords(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp("words/en.yaml", path.join(folder, "en.yaml"));
}

/** Writes a folder with the words of English and of the language. */
export async function writeTestWords(folder: string): Promise<void> {
  await writeEnglishWords(folder);
  const english = await readFile("words/en.yaml", "utf8");
  const { en } = parse(english, { version: "1.1" }) as { en: Group };
  await writeFile(
    path.join(folder, `${testLanguage}.yaml`),
    stringify({ [testLanguage]: foreignTexts(en) }, { lineWidth: 0 }),
  );
  await mkdir(path.join(folder, "reviews"), { recursive: true });
  await writeFile(path.join(folder, "reviews", `${testLanguage}.yaml`), stringify(reviewed));
}

/** Writes the tests' content with what it says in the language, as somebody has reviewed it. */
export async function writeTestContent(from: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(from, folder, { recursive: true });
  const names = (await readdir(from, { recursive: true })).map((name) => name.split(path.sep).join("/"));
  for (const kind of translationSchemas.keys()) {
    const files = names.filter(
      (name) => path.posix.matchesGlob(name, contentFileKinds[kind].glob) && isTranslated(kind, name),
    );
    for (const name of files) {
      const value: unknown = parse(await readFile(path.join(from, name), "utf8"));
      await writeFile(
        path.join(folder, translatedName(name, testLanguage)),
        stringify(translation(kind, value, name.includes(draftEvent) ? {} : reviewed), { lineWidth: 0 }),
      );
    }
  }
}

/** Adds to content what somebody has translated in part: the site's texts without one, and an event whose English is newer. */
export async function translateInPart(folder: string): Promise<void> {
  const english = async (name: string) => parse(await readFile(path.join(folder, name), "utf8")) as Group;
  const write = (name: string, texts: Group) =>
    writeFile(
      path.join(folder, translatedName(name, testLanguage)),
      stringify({ ...texts, ...reviewed }, { lineWidth: 0 }),
    );
  const {
    [missingText]: _missing,
    headline: _alsoMissing,
    ...texts
  } = translation("site", await english("site.yaml"), {}) as Group;
  await write("site.yaml", texts);
  const event = await english(outdatedEvent);
  const before = wordsIn(contentFileKinds.events.schema, { ...event, venue: "The hall before" }) as Group;
  await write(outdatedEvent, { ...(translation("events", event, {}) as Group), source: fingerprint(before) });
}

function isTranslated(kind: TranslatedKind, name: string): boolean {
  const id = path.posix.basename(name, ".yaml");
  return !id.includes(".") && (kind !== "events" || [...translatedEvents, draftEvent].includes(id));
}

const reviewed = { reviewed: "A Test, 2025-09-20" };

function translation(kind: TranslatedKind, value: unknown, standing: Partial<typeof reviewed>): unknown {
  const { schema } = contentFileKinds[kind];
  const element = elementOf(schema);
  if (!element || !Array.isArray(value)) return { ...(foreignTexts(wordsIn(schema, value)) as Group), ...standing };
  const key = entryField(schema) ?? "";
  return value.map((entry: Group) => ({
    ...(foreignTexts(wordsIn(element, entry)) as Group),
    [key]: entry[key],
    ...standing,
  }));
}
