import { type ContentProblem, fileProblem } from "../content-error.ts";
import type { ReadSource, SourceFile, TranslationFile } from "../content-source.ts";
import { isHidden, wordsLanguages } from "../words/read-words.ts";
import { compareWithEnglish, type Difference, type Review } from "./translated-words.ts";
import { languageNameOf } from "./translation-files.ts";

/** The mistakes of translated files that only their names show. */
export function translationChecks(source: ReadSource): ContentProblem[] {
  return source.translations.flatMap((file) => {
    const misnamed = nameMistake(file);
    return misnamed ? [fileProblem(file.file, misnamed)] : [];
  });
}

function nameMistake({ language, english }: TranslationFile): string | undefined {
  if (language === "en") return `is in English, as is ${english} — write its text there, and remove this file`;
  if (languageNameOf(language) !== undefined) return undefined;
  return `is in “${language}”, which is the code of no language — write two or three small letters, such as hi for Hindi, between the dots of its name`;
}

/** Returns notes on translations: texts that are missing or older than the English, and languages without words. */
export function translationNotes(source: ReadSource): ContentProblem[] {
  const known = new Set(wordsLanguages());
  return source.translations.flatMap((file) => {
    const originals: SourceFile<unknown>[] = source[file.kind];
    const english = originals.find((each) => each.file === file.english)?.value;
    const isFirst = !known.has(file.language);
    // One note for each language.
    known.add(file.language);
    return [
      ...(isFirst ? [fileProblem(file.file, withoutWords(file.language))] : []),
      ...(english === undefined ? [withoutEnglish(file)] : differenceNotes(file, english)),
    ];
  });
}

/** A note, because the editor on a Git host removes or renames an English file without its translations. */
function withoutEnglish({ file, english }: TranslationFile): ContentProblem {
  const message = `translates ${english}, which does not exist, so nobody reads it — remove this file, or correct its name`;
  return fileProblem(file, message);
}

function withoutWords(language: string): string {
  return `is not shown yet, because there is no words/${language}.yaml — \`npm run translations -- --file ${language}\` writes one to fill in`;
}

function differenceNotes(file: TranslationFile, english: unknown): ContentProblem[] {
  const { state, differences } = compareWithEnglish(file.kind, english, file);
  // For templates and hidden languages, `npm run translations` lists what is missing.
  if (state === "none" || isHidden(file.language)) return [];
  const notes = differences.map((difference) => file.problem(difference.path, differenceNote(file, difference)));
  const { reviewed, source } = file.value as Review;
  if (reviewed === undefined || source !== undefined) return notes;
  const message = `has no \`source:\` beside it, so nobody will notice a newer English text — type \`npm run translations -- --accept ${file.file}\``;
  return [...notes, file.problem(["reviewed"], message)];
}

function differenceNote({ file, english }: TranslationFile, { what }: Difference): string {
  if (what === "missing") return `is not translated, so visitors read it in English — translate that of ${english}`;
  if (what === "gone") return `is no longer in ${english}, so nobody reads it — remove it`;
  if (what === "entries")
    return `has other entries than in ${english}, so visitors read those — translate each, in their order`;
  return `is older than in ${english} — translate what is new there, then type \`npm run translations -- --accept ${file}\``;
}
