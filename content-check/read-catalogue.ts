import path from "node:path";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { isStablePicture } from "../catalogue/picture-path.ts";
import { setWordsOf } from "../words/read-words.ts";
import { assembleCatalogue } from "./assemble-catalogue.ts";
import { contentNotes } from "./checks/content-notes.ts";
import { crossChecks } from "./checks/cross-checks.ts";
import { picturesUsed } from "./checks/picture-checks.ts";
import { statusNotes } from "./checks/status-notes.ts";
import { ContentError, type ContentProblem, problemsInOrder } from "./content-error.ts";
import { allFiles, type ContentSource, type PictureReport, type ReadSource } from "./content-source.ts";
import { type Drafts, readSource } from "./read-source.ts";
import { translateSource } from "./translations/translate-source.ts";

/** Looks at a picture's file. */
export type InspectPicture = (file: string, isLogo: boolean) => Promise<PictureReport>;

/** With what the content is read. */
export type ReadOptions = {
  /** Looks at each picture that content names; without it they only have to be there. */
  inspectPicture?: InspectPicture | undefined;
  /** Texts that stand in files' places before they are saved. */
  drafts?: Drafts | undefined;
  /** The code of the language that the catalogue shall speak, where there are translations; English where none is named. */
  language?: string | undefined;
};

/**
 * Reads and checks everything below the content folder: the only way to the content.
 *
 * @param folder the content folder's path
 * @param options what to read it with, or only what looks at each picture
 * @param drafts texts that stand in files' places before they are saved, where `options` has none
 * @returns the checked catalogue
 * @throws ContentError with every mistake at once, each with file, line, field and mend
 */
export async function readCatalogue(
  folder: string,
  options: InspectPicture | ReadOptions = {},
  drafts?: Drafts,
): Promise<Catalogue> {
  const asked = typeof options === "function" ? { inspectPicture: options } : options;
  const language = asked.language ?? "en";
  const catalogueIn = await readCatalogues(folder, [language], { drafts, ...asked });
  return catalogueIn(language);
}

/**
 * Reads and checks everything below the content folder once for several languages.
 *
 * @returns what makes the catalogue in one of them, and makes that the current language (`words/words.ts`)
 * @throws ContentError with every mistake at once, of all of them
 */
export async function readCatalogues(
  folder: string,
  languages: readonly string[],
  options: Omit<ReadOptions, "language"> = {},
): Promise<(language: string) => Catalogue> {
  const source = await readWhole(folder, options, (language) => languages.includes(language));
  const problems = problemsIn(source);
  if (problems.length > 0) throw new ContentError(problems, notesIn(source));
  return (language) => {
    setWordsOf(language);
    return assembleCatalogue(language === "en" ? source : translateSource(source, language), language);
  };
}

/**
 * As readCatalogue in English, with the check of every language's files, and what is worth telling whoever edits the content, in the order of files and lines.
 *
 * @param now the present time, for whoever edits the content: changes that are dated later are mistakes, and upcoming
 *   events that are over are worth a note. Without it no clock is looked at, so that the site is the same on any day (clause E-8)
 * @throws ContentError with every mistake at once
 */
export async function readCatalogueWithNotes(
  folder: string,
  inspectPicture?: InspectPicture,
  now?: Date,
  drafts?: Drafts,
): Promise<{ catalogue: Catalogue; notes: ContentProblem[] }> {
  const source = await readWhole(folder, { inspectPicture, drafts }, () => true);
  const problems = problemsIn(source, now);
  const notes = notesIn(source);
  if (problems.length > 0) throw new ContentError(problems, notes);
  setWordsOf("en");
  return { catalogue: assembleCatalogue(source), notes: problemsInOrder([...notes, ...contentNotes(source, now)]) };
}

async function readWhole(
  folder: string,
  { inspectPicture, drafts }: Pick<ReadOptions, "inspectPicture" | "drafts">,
  isRead: (language: string) => boolean,
): Promise<ContentSource> {
  const read = await readSource(folder, drafts, isRead);
  return { ...read, pictureReports: await reportsOn(folder, read, inspectPicture) };
}

function problemsIn(source: ContentSource, now?: Date): ContentProblem[] {
  return [...allFiles(source).flatMap((file) => file.problems), ...crossChecks(source, now)];
}

/** The notes that are worth knowing whatever is wrong. */
function notesIn(source: ContentSource): ContentProblem[] {
  return [...allFiles(source).flatMap((file) => file.notes), ...statusNotes(source)];
}

async function reportsOn(folder: string, source: ReadSource, inspectPicture: InspectPicture | undefined) {
  if (!inspectPicture) return new Map<string, PictureReport>();
  const named = new Set(picturesUsed(source).map(({ image }) => image));
  const shown = [...source.images].filter((image) => named.has(image) || isStablePicture(image));
  const looked = shown.map(
    async (image) => [image, await inspectPicture(path.join(folder, "images", image), isStablePicture(image))] as const,
  );
  return new Map(await Promise.all(looked));
}
