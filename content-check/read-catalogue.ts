import path from "node:path";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { eventImage, isStablePicture } from "../catalogue/picture-path.ts";
import { contentNotes, statusNotes } from "./checks/content-notes.ts";
import { crossChecks } from "./checks/cross-checks.ts";
import { picturesUsed } from "./checks/pictures-used.ts";
import { ContentError, type ContentProblem, problemsInOrder } from "./content-error.ts";
import { allFiles, type PictureReport, type ReadSource, type SourceFile } from "./content-source.ts";
import { eventFromFile } from "./event-from-file.ts";
import { readSource } from "./read-source.ts";

/** Looks at a picture's file. */
export type InspectPicture = (file: string) => Promise<PictureReport>;

/**
 * Reads and checks everything below the content folder: the only way to the content.
 *
 * @param folder the content folder's path
 * @param inspectPicture looks at each picture that content names; without it they only have to be there
 * @returns the checked catalogue
 * @throws ContentError with every mistake at once, each with file, line, field and mend
 */
export async function readCatalogue(folder: string, inspectPicture?: InspectPicture): Promise<Catalogue> {
  return (await readCatalogueWithNotes(folder, inspectPicture)).catalogue;
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
): Promise<{ catalogue: Catalogue; notes: ContentProblem[] }> {
  const read = await readSource(folder);
  const source = { ...read, pictureReports: await reportsOn(folder, read, inspectPicture) };
  const files = allFiles(source);
  const problems = [...files.flatMap((file) => file.problems), ...crossChecks(source, now)];
  const notes = [...files.flatMap((file) => file.notes), ...statusNotes(source)];
  if (problems.length > 0) throw new ContentError(problems, notes);
  return { catalogue: assemble(source), notes: problemsInOrder([...notes, ...contentNotes(source, now)]) };
}

async function reportsOn(folder: string, source: ReadSource, inspectPicture: InspectPicture | undefined) {
  if (!inspectPicture) return new Map<string, PictureReport>();
  const named = new Set(picturesUsed(source).map(({ image }) => image));
  const shown = [...source.images].filter((image) => named.has(image) || isStablePicture(image));
  const looked = shown.map(async (image) => [image, await inspectPicture(path.join(folder, "images", image))] as const);
  return new Map(await Promise.all(looked));
}

function assemble(source: ReadSource): Catalogue {
  const speakers = byId(source.speakers);
  const sponsors = byId(source.sponsors);
  const { fueledBy, ...site } = only(source.site);
  const events = source.events.map(({ id, value }) => {
    const file = present(value);
    const image = eventImage(file.image);
    const people = file.speakers.map((speaker) => present(speakers.get(speaker)));
    const firms = file.sponsors.map(({ sponsor, tier }) => ({ ...present(sponsors.get(sponsor)), tier }));
    const { image: _asWritten, ...rest } = file;
    return eventFromFile(id, image ? { ...rest, image } : rest, people, firms);
  });
  return {
    site: { ...site, fueledBy: present(sponsors.get(fueledBy)) },
    events: events.sort((a, b) => (a._id < b._id ? -1 : 1)),
    supporters: source.supporters.map(({ value }) => present(value)).sort((a, b) => a.position - b.position),
    cities: only(source.cities),
    film: source.film,
    partners: only(source.partners),
  };
}

function byId<Value>(files: readonly SourceFile<Value>[]): Map<string, Value> {
  return new Map(files.map(({ id, value }) => [id, present(value)]));
}

function only<Value>(files: readonly SourceFile<Value>[]): Value {
  return present(files[0]?.value);
}

/** A value that the checks before have made certain. */
function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError("content was assembled before it was checked");
  return value;
}
