import path from "node:path";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { isStablePicture } from "../catalogue/picture-path.ts";
import { assembleCatalogue } from "./assemble-catalogue.ts";
import { contentNotes } from "./checks/content-notes.ts";
import { crossChecks } from "./checks/cross-checks.ts";
import { picturesUsed } from "./checks/picture-checks.ts";
import { statusNotes } from "./checks/status-notes.ts";
import { ContentError, type ContentProblem, problemsInOrder } from "./content-error.ts";
import { allFiles, type PictureReport, type ReadSource } from "./content-source.ts";
import { type Drafts, readSource } from "./read-source.ts";

/** Looks at a picture's file. */
export type InspectPicture = (file: string) => Promise<PictureReport>;

/**
 * Reads and checks everything below the content folder: the only way to the content.
 *
 * @param folder the content folder's path
 * @param inspectPicture looks at each picture that content names; without it they only have to be there
 * @param drafts texts that stand in files' places before they are saved
 * @returns the checked catalogue
 * @throws ContentError with every mistake at once, each with file, line, field and mend
 */
export async function readCatalogue(
  folder: string,
  inspectPicture?: InspectPicture,
  drafts?: Drafts,
): Promise<Catalogue> {
  return (await readCatalogueWithNotes(folder, inspectPicture, undefined, drafts)).catalogue;
}

/**
 * As readCatalogue, with what is worth telling whoever edits the content, in the order of files and lines.
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
  const read = await readSource(folder, drafts);
  const source = { ...read, pictureReports: await reportsOn(folder, read, inspectPicture) };
  const files = allFiles(source);
  const problems = [...files.flatMap((file) => file.problems), ...crossChecks(source, now)];
  const notes = [...files.flatMap((file) => file.notes), ...statusNotes(source)];
  if (problems.length > 0) throw new ContentError(problems, notes);
  return { catalogue: assembleCatalogue(source), notes: problemsInOrder([...notes, ...contentNotes(source, now)]) };
}

async function reportsOn(folder: string, source: ReadSource, inspectPicture: InspectPicture | undefined) {
  if (!inspectPicture) return new Map<string, PictureReport>();
  const named = new Set(picturesUsed(source).map(({ image }) => image));
  const shown = [...source.images].filter((image) => named.has(image) || isStablePicture(image));
  const looked = shown.map(async (image) => [image, await inspectPicture(path.join(folder, "images", image))] as const);
  return new Map(await Promise.all(looked));
}
