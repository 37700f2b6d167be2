import { open, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { filmBeginning, filmFormatMistake } from "./checks/film-checks.ts";
import { contentFileKinds, type ReadSource, type SourceFile, type TranslationFile } from "./content-source.ts";
import { type TranslationName, translationName } from "./translations/translation-name.ts";
import { translationSchemas } from "./translations/translation-schema.ts";
import { parseContentBytes } from "./yaml/parse-content-file.ts";

const imageFolder = "images/";
const filmFolder = "film/";

/** Texts that stand in files' places before they are saved, by the files' paths from the content folder. */
export type Drafts = ReadonlyMap<string, string>;

/**
 * Reads every file below the content folder on its own, good or bad.
 *
 * @param asked texts that stand in files' places
 * @param isRead which languages' translated files are read; of others only the names are looked at
 */
export async function readSource(
  folder: string,
  asked: Drafts = new Map(),
  isRead: (language: string) => boolean = () => false,
): Promise<ReadSource> {
  // As they are now: a draft may be taken back while files are read.
  const drafts = new Map(asked);
  const everything = [...new Set([...(await filesBelow(folder)), ...drafts.keys()])].sort();
  const claimed = new Set<string>();
  const read = async <Schema extends z.ZodType>({ glob: pattern, schema }: { glob: string; schema: Schema }) => {
    const names = everything.filter((name) => path.posix.matchesGlob(name, pattern) && hasPlainName(name));
    for (const name of names) claimed.add(name);
    return Promise.all(names.map((name) => readContentFile(folder, name, schema, drafts)));
  };
  const { site, landing, partnersPage, phases, cities, partners, events, speakers, sponsors, supporters } =
    contentFileKinds;
  const files = {
    site: await read(site),
    landing: await read(landing),
    partnersPage: await read(partnersPage),
    phases: await read(phases),
    cities: await read(cities),
    partners: await read(partners),
    events: await read(events),
    speakers: await read(speakers),
    sponsors: await read(sponsors),
    supporters: await read(supporters),
  };
  const named = everything.flatMap((name) =>
    [translationName(name)].flatMap((about) => (about ? [{ name, about }] : [])),
  );
  for (const { name } of named) claimed.add(name);
  const wanted = named.filter(({ about }) => isRead(about.language));
  const translations = await Promise.all(wanted.map(({ name, about }) => readTranslation(folder, name, about, drafts)));
  const below = (start: string) =>
    everything.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  const isMedium = (name: string) => name.startsWith(imageFolder) || name.startsWith(filmFolder);
  const strays = everything.filter((name) => !isMedium(name) && !claimed.has(name));
  const film = below(filmFolder);
  const filmFaults = await faultsOfFilm(path.join(folder, filmFolder), film);
  return { ...files, translations, images: new Set(below(imageFolder)), film, filmFaults, strays };
}

/**
 * Every file below the folder in the order of their paths, with forward slashes, without those that computers leave
 * behind and without notes to people; none where the folder is missing, which the checks then report.
 */
async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !/^\.|^(?:thumbs\.db|desktop\.ini)$|\.md$/i.test(entry.name))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
      .sort();
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
  drafts: Drafts,
): Promise<SourceFile<z.infer<Schema>>> {
  const draft = drafts.get(name);
  const bytes = draft === undefined ? await readFile(path.join(folder, name)) : Buffer.from(draft);
  return { ...parseContentBytes(`content/${name}`, bytes, schema), id: path.posix.basename(name, ".yaml") };
}

async function readTranslation(
  folder: string,
  name: string,
  { kind, language, english }: TranslationName,
  drafts: Drafts,
): Promise<TranslationFile> {
  const file = await readContentFile(folder, name, translationSchemas.get(kind) ?? z.unknown(), drafts);
  return { ...file, kind, language, english: `content/${english}` };
}

async function faultsOfFilm(folder: string, names: readonly string[]): Promise<Map<string, string>> {
  const looked = names.map(async (name) => [name, filmFormatMistake(name, await beginningOf(folder, name))] as const);
  const faults = await Promise.all(looked);
  return new Map(faults.flatMap(([name, fault]) => (fault ? [[name, fault] as const] : [])));
}

async function beginningOf(folder: string, name: string): Promise<Uint8Array> {
  const file = await open(path.join(folder, name));
  try {
    const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(filmBeginning), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
