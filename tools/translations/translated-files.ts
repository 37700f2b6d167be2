import path from "node:path";
import type { ContentKind } from "../../catalogue/content-kinds.ts";
import type { Translation } from "../../catalogue/translation.ts";
import { ContentError } from "../../content-check/content-error.ts";
import { allFiles, type ReadSource, readSource } from "../../content-check/content-source.ts";
import { englishWords, reviewOfWords, type WordsReview } from "../../content-check/translations/review-words.ts";
import { compareWithEnglish, type Difference } from "../../content-check/translations/translated-words.ts";
import { translatedName, translationSchemas } from "../../content-check/translations/translation-files.ts";
import { languageData, wordsLanguages, wordsReviewPath } from "../../content-check/words/read-words.ts";
import type { Group } from "../../content-check/yaml/schema-fields.ts";

/** The content folder, and what was read from it. */
export type Content = { folder: string; source: ReadSource };

/** Prints a line. */
export type Say = (line: string) => void;

/** Reads the content of all languages. @throws ContentError if a file has a mistake */
export async function readContent(folder: string): Promise<Content> {
  const source = await readSource(folder);
  const problems = allFiles(source).flatMap((file) => file.problems);
  if (problems.length > 0) throw new ContentError(problems);
  return { folder, source };
}

/** The words or a content file in another language than English. */
export type TranslatedFile = {
  kind: ContentKind | "words";
  language: string;
  /** The English file and the translated one, by their paths from the project's folder. */
  english: string;
  file: string;
  /** The path of the file with the lines `reviewed` and `source`. */
  reviewFile: string;
  /** The English texts. */
  texts: Group;
  /** How the translated texts differ from the English ones; empty if there is no translation. */
  differences: Difference[];
  state: Translation;
};

/**
 * Returns the files that a language translates, or still has to: its words, and each content file with texts.
 *
 * @throws ContentError if the language's words have mistakes
 */
export function filesIn(language: string, { folder, source }: Content): TranslatedFile[] {
  const content = [...translationSchemas.keys()].flatMap((kind) =>
    source[kind].flatMap(({ file: english, value }): TranslatedFile[] => {
      const translation = source.translations.find((each) => each.language === language && each.english === english);
      const { words, differences, state } = compareWithEnglish(kind, value, translation);
      if (words === undefined) return [];
      const file = translatedName(english, language);
      const reviewFile = path.join(folder, path.relative("content", file));
      return [{ kind, language, english, file, reviewFile, texts: words, differences, state }];
    }),
  );
  return [wordsFile(language), ...content];
}

function wordsFile(language: string): TranslatedFile {
  const texts = englishWords();
  const { translation, differences } = writtenWords(language, texts) ?? { translation: "none", differences: [] };
  return {
    kind: "words",
    language,
    english: "words/en.yaml",
    file: `words/${language}.yaml`,
    reviewFile: wordsReviewPath(language),
    texts,
    differences,
    state: translation,
  };
}

/** Returns the review of a language's words; undefined if none is written yet. @param texts the English words */
function writtenWords(language: string, texts: Group): WordsReview | undefined {
  if (!wordsLanguages().includes(language)) return undefined;
  languageData(language);
  const review = reviewOfWords(language);
  const missing = review.differences.filter(({ what }) => what === "missing");
  return missing.length < Object.keys(texts).length ? review : undefined;
}

/** Returns the codes of all languages with words or content, without English. */
export function translatedLanguages({ translations }: ReadSource): string[] {
  const all = new Set([...wordsLanguages(), ...translations.map(({ language }) => language)]);
  return [...all].filter((code) => code !== "en").sort();
}
