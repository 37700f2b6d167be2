import path from "node:path";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { isStablePicture } from "../catalogue/picture-path.ts";
import { assembleCatalogue } from "./assemble-catalogue.ts";
import { contentMistakes, contentNotes } from "./checks/content-checks.ts";
import { picturesUsed } from "./checks/picture-checks.ts";
import { ContentError, type ContentProblem, problemsInOrder } from "./content-error.ts";
import { contentFields } from "./content-fields.ts";
import type { ContentSource, PictureReport, ReadSource } from "./content-source.ts";
import { type Drafts, readSource } from "./read-source.ts";
import { translateSource } from "./translations/translate-source.ts";
import { setWordsOf } from "./words/read-words.ts";

/** Inspects a picture's file. */
export type InspectPicture = (file: string, isLogo: boolean) => Promise<PictureReport>;

type ReadOptions = {
  /** Inspects each picture that content names; without it, the pictures only have to exist. */
  inspectPicture?: InspectPicture | undefined;
  /** Texts that replace files before they are saved. */
  drafts?: Drafts | undefined;
};

/**
 * Reads and checks everything below the content folder: the only way to the content.
 *
 * @param folder the content folder's path
 * @param language the locale of the catalogue's texts, as far as they are translated
 * @throws ContentError with every mistake at once, each with file, line, field and correction
 */
export async function readCatalogue(
  folder: string,
  { language = "en", ...options }: ReadOptions & { language?: string | undefined } = {},
): Promise<Catalogue> {
  return (await readCatalogues(folder, [language], options))(language);
}

/**
 * Reads and checks everything below the content folder once for several languages.
 *
 * @returns a function that makes the catalogue in one of them, and makes that the current language (`words/words.ts`)
 * @throws ContentError with every mistake of all languages at once
 */
export async function readCatalogues(
  folder: string,
  languages: readonly string[],
  options: ReadOptions = {},
): Promise<(language: string) => Catalogue> {
  const source = await readWhole(folder, options, (language) => languages.includes(language));
  refuseMistakes(source);
  return (language) => {
    setWordsOf(language);
    return assembleCatalogue(language === "en" ? source : translateSource(source, language), language);
  };
}

/**
 * Reads and checks the content for the people who edit it: the files of every language, and notes.
 *
 * @param now the present time: changes that are dated later are mistakes, and upcoming events that are over are worth a
 *   note. Without it the clock plays no part, so that the site is the same on any day (clause E-8)
 * @returns the catalogue in English, and the notes in the order of files and lines
 * @throws ContentError with every mistake at once
 */
export async function readCatalogueWithNotes(
  folder: string,
  { now, ...options }: ReadOptions & { now?: Date | undefined } = {},
): Promise<{ catalogue: Catalogue; notes: ContentProblem[] }> {
  const source = await readWhole(folder, options, () => true);
  refuseMistakes(source, now);
  setWordsOf("en");
  return { catalogue: assembleCatalogue(source), notes: problemsInOrder(contentNotes(source, now)) };
}

async function readWhole(
  folder: string,
  { inspectPicture, drafts }: ReadOptions,
  isRead: (language: string) => boolean,
): Promise<ContentSource> {
  const read = await readSource(folder, drafts, isRead);
  return { ...read, pictureReports: await reportsOn(folder, read, inspectPicture) };
}

function refuseMistakes(source: ContentSource, now?: Date): void {
  const problems = contentMistakes(source, now);
  if (problems.length > 0) throw new ContentError(problems);
}

async function reportsOn(folder: string, source: ReadSource, inspectPicture: InspectPicture | undefined) {
  if (!inspectPicture) return new Map<string, PictureReport>();
  const named = picturesUsed(contentFields(source));
  const shown = [...source.images].filter((image) => named.has(image));
  const inspected = shown.map(
    async (image) => [image, await inspectPicture(path.join(folder, "images", image), isStablePicture(image))] as const,
  );
  return new Map(await Promise.all(inspected));
}
