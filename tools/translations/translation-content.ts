import { type ContentKind, contentFileKinds } from "../../catalogue/content-kinds.ts";
import type { Translation } from "../../catalogue/translation.ts";
import { ContentError } from "../../content-check/content-error.ts";
import { allFiles, type ReadSource, readSource } from "../../content-check/content-source.ts";
import {
  type TranslatedTexts,
  translatedTexts,
  translationState,
  wordsIn,
} from "../../content-check/translations/translated-words.ts";
import { translatedName, translationSchemas } from "../../content-check/translations/translation-files.ts";

/** The folder with the content, as it was read. */
export type Content = { folder: string; source: ReadSource };

/** Writes a line for the person at the terminal. */
export type Say = (line: string) => void;

/** Reads the content of all languages. @throws ContentError if a file has a mistake of its own */
export async function readContent(folder: string): Promise<Content> {
  const source = await readSource(folder, undefined, () => true);
  const problems = allFiles(source).flatMap((file) => file.problems);
  if (problems.length > 0) throw new ContentError(problems);
  return { folder, source };
}

/** An English file with texts to translate. */
type EnglishText = {
  kind: ContentKind;
  file: string;
  /** The translated file. */
  name: string;
  /** Undefined if the language has no such file. */
  translated: TranslatedTexts | undefined;
  state: Translation;
};

/** The English files with texts, each with its translation into a language. */
export function textsOf(source: ReadSource, language: string): EnglishText[] {
  return [...translationSchemas.keys()].flatMap((kind) =>
    source[kind].flatMap(({ file, value }) => {
      if (wordsIn(contentFileKinds[kind].schema, value) === undefined) return [];
      const translation = source.translations.find((each) => each.language === language && each.english === file);
      const translated = translation && translatedTexts(translation, value);
      const name = translatedName(file, language);
      return [{ kind, file, name, translated, state: translationState(translated) }];
    }),
  );
}
