import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { z } from "zod";
import type { Catalogue } from "./catalogue.ts";
import { ContentError } from "./content-error.ts";
import { contentFileKinds } from "./content-files.ts";
import type { ContentSource, SourceFile } from "./content-source.ts";
import { crossChecks } from "./cross-checks.ts";
import { eventFromFile } from "./event.ts";
import { eventImage } from "./event-image.ts";
import { parseContentFile } from "./parse-content-file.ts";
import { picturesUsed } from "./picture-checks.ts";

/** Looks at a picture's file: answers what is wrong with it and how to mend it, or null. */
export type InspectPicture = (file: string) => Promise<string | null>;

/**
 * Reads and checks everything below the content folder: the only reader of `content/`.
 *
 * @param folder the content folder's path
 * @param inspectPicture looks at each picture that content names; without it they only have to be there
 * @returns the checked catalogue
 * @throws ContentError with every mistake at once, each with file, line, field and mend
 */
export async function readCatalogue(folder: string, inspectPicture?: InspectPicture): Promise<Catalogue> {
  const found = await readSource(folder);
  const pictureFaults = inspectPicture ? await findFaults(folder, found, inspectPicture) : new Map<string, string>();
  const { images: _images, film: _film, strays: _strays, ...kinds } = found;
  const problems = Object.values(kinds)
    .flatMap((files) => files.map((file) => file.problems))
    .flat();
  problems.push(...crossChecks({ ...found, pictureFaults }));
  if (problems.length > 0) throw new ContentError(problems);
  return { ...assemble(kinds), film: found.film };
}

type Found = Omit<ContentSource, "pictureFaults">;

async function findFaults(folder: string, source: Found, inspectPicture: InspectPicture) {
  const named = new Set(picturesUsed(source).map(({ image }) => image));
  const there = [...named].filter((image) => source.images.has(image));
  const looked = await Promise.all(
    there.map(async (image) => [image, await inspectPicture(path.join(folder, "images", image))] as const),
  );
  return new Map(looked.flatMap(([image, fault]) => (fault ? [[image, fault] as const] : [])));
}

async function readSource(folder: string): Promise<Found> {
  const everything = await filesBelow(folder);
  const claimed = new Set<string>();
  const read = async <Schema extends z.ZodType>({ glob: pattern, schema }: { glob: string; schema: Schema }) => {
    const names = everything.filter((name) => path.posix.matchesGlob(name, pattern) && hasPlainName(name)).sort();
    for (const name of names) claimed.add(name);
    return Promise.all(names.map((name) => readContentFile(folder, name, schema)));
  };
  const { site, cities, partners, events, speakers, sponsors, supporters } = contentFileKinds;
  const files = {
    site: await read(site),
    cities: await read(cities),
    partners: await read(partners),
    events: await read(events),
    speakers: await read(speakers),
    sponsors: await read(sponsors),
    supporters: await read(supporters),
  };
  const images = new Set(everything.filter((name) => name.startsWith("images/")).map((name) => name.slice(7)));
  const film = everything.filter((name) => name.startsWith("film/")).map((name) => name.slice(5));
  const strays = everything
    .filter((name) => /\.ya?ml$/i.test(name) && !claimed.has(name))
    .map((name) => `content/${name}`);
  return { ...files, images, film: film.sort(), strays };
}

/** Every file below the folder, with forward slashes; none where the folder is missing, which the checks then report. */
async function filesBelow(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder, { recursive: true });
    return names.map((name) => name.replaceAll("\\", "/"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

function hasPlainName(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/.test(path.posix.basename(name));
}

async function readContentFile<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<SourceFile<z.infer<Schema>>> {
  const text = await readFile(path.join(folder, name), "utf8");
  return { ...parseContentFile(`content/${name}`, text, schema), id: path.posix.basename(name, ".yaml") };
}

function assemble(source: Omit<Found, "images" | "film" | "strays">): Omit<Catalogue, "film"> {
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
