import type { Catalogue } from "./catalogue.ts";
import { ContentError, type ContentProblem, problemsInOrder } from "./content-error.ts";
import { contentNotes } from "./content-notes.ts";
import { allFiles, type ContentSource, type SourceFile } from "./content-source.ts";
import { crossChecks } from "./cross-checks.ts";
import { eventFromFile } from "./event.ts";
import { eventImage } from "./event-image.ts";
import { readSource } from "./read-source.server.ts";

/**
 * Reads and checks everything below the content folder: the only way to the content.
 *
 * @param folder the content folder's path
 * @returns the checked catalogue
 * @throws ContentError with every mistake at once, each with file, line, field and mend
 */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  return (await readCatalogueWithNotes(folder)).catalogue;
}

/**
 * As readCatalogue, with what is worth telling whoever edits the content, in the order of files and lines.
 *
 * @throws ContentError with every mistake at once
 */
export async function readCatalogueWithNotes(
  folder: string,
): Promise<{ catalogue: Catalogue; notes: ContentProblem[] }> {
  const source = await readSource(folder);
  const files = allFiles(source);
  const problems = [...files.flatMap((file) => file.problems), ...crossChecks(source)];
  if (problems.length > 0) throw new ContentError(problems);
  const notes = problemsInOrder([...files.flatMap((file) => file.notes), ...contentNotes(source)]);
  return { catalogue: assemble(source), notes };
}

function assemble(source: ContentSource): Catalogue {
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
