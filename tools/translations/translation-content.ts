import { type ContentKind, contentFileKinds } from "../../catalogue/content-kinds.ts";
import type { ReadSource } from "../../content-check/content-source.ts";
import { readSource } from "../../content-check/content-source.ts";
import { type TranslatedPart, translatedParts, wordsIn } from "../../content-check/translations/translated-words.ts";
import { translatedName } from "../../content-check/translations/translation-files.ts";
import { elementOf } from "../../content-check/yaml/schema-fields.ts";

/** The folder with the content, as it was read. */
export type Content = { folder: string; source: ReadSource };

/** Writes a line for the person at the terminal. */
export type Say = (line: string) => void;

export async function readContent(folder: string): Promise<Content> {
  return { folder, source: await readSource(folder, undefined, () => true) };
}

/** An English file with texts to translate, or an entry of one that is a list. */
type EnglishText = {
  file: string;
  /** The translated file, with the number of the entry. */
  name: string;
  /** Undefined if the language has no such file or entry. */
  part: TranslatedPart | undefined;
};

/** The English texts of a kind, each with its translation into a language. */
export function textsOf(source: ReadSource, kind: ContentKind, language: string): EnglishText[] {
  const { schema } = contentFileKinds[kind];
  const element = elementOf(schema);
  return source[kind].flatMap(({ file, value }) => {
    const translation = source.translations.find((each) => each.language === language && each.english === file);
    const parts = translation ? translatedParts(translation, value) : [];
    const name = translatedName(file, language);
    if (!element) return wordsIn(schema, value) === undefined ? [] : [{ file, name, part: parts[0] }];
    return ((value ?? []) as unknown[]).flatMap((entry, index) => {
      if (wordsIn(element, entry) === undefined) return [];
      return [{ file, name: `${name}: entry ${index + 1}`, part: parts.find((part) => part.index === index) }];
    });
  });
}
