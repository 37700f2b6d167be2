import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import type { z } from "zod";
import { type ContentKind, type ContentOf, contentFileKinds, contentKinds } from "../catalogue/content-kinds.ts";
import { defaultLanguage } from "../catalogue/site-languages.ts";
import { translationName } from "./translations/translation-files.ts";
import { type ParsedFile, parseContentFile } from "./yaml/parse-content-file.ts";

/** A parsed file of a kind of content. */
export type SourceFile<Value> = ParsedFile<Value> & {
  kind: ContentKind;
  /** The file's name without folder and extension. */
  id: string;
  /** The locale of its texts, from the file's name. */
  language: string;
  schema: z.ZodType;
};

/** A file with texts in another language. */
export type TranslationFile = SourceFile<unknown> & {
  /** The path of the English file that it translates, from the project's folder. The checks find out whether it exists. */
  english: string;
};

/** Every content file, parsed on its own: references between files are not checked yet. */
export type ReadSource = { [Kind in ContentKind]: SourceFile<ContentOf<Kind>>[] } & {
  /** The translated files of the requested languages. */
  translations: TranslationFile[];
  /** The pictures, by their paths below `content/images/`. */
  images: ReadonlySet<string>;
  /** The names of the files in `content/film/`. */
  film: readonly string[];
  /** The files that belong to no kind, by their paths from the content folder. */
  unknownFiles: string[];
};

/** The content with the mistakes in the pictures that the site shows, by their paths; empty if nobody has inspected them. */
export type ContentSource = ReadSource & { pictureMistakes: ReadonlyMap<string, string> };

/** The content files of every kind, and the translated ones. */
export function allFiles(source: ReadSource): SourceFile<unknown>[] {
  return [...contentKinds.flatMap((kind): SourceFile<unknown>[] => source[kind]), ...source.translations];
}

/** Texts that replace files before they are saved, by the files' paths from the content folder. */
export type Drafts = ReadonlyMap<string, string>;

/**
 * Reads every file below the content folder. Files with mistakes are read too.
 *
 * @param languages those whose translated files are read, by default all; of the others only the names are checked
 */
export async function readSource(
  folder: string,
  drafts: Drafts = new Map(),
  languages?: readonly string[],
): Promise<ReadSource> {
  // A copy, because a draft may be deleted while files are read.
  const texts = new Map(drafts);
  const names = [...new Set([...(await filesBelow(folder)), ...texts.keys()])].sort();
  const read = async (name: string, about: Pick<SourceFile<unknown>, "kind" | "language" | "schema">) => {
    const text = texts.get(name) ?? (await readFile(path.join(folder, name), "utf8"));
    const mayLack = about.language !== defaultLanguage;
    const parsed = parseContentFile(`content/${name}`, text, about.schema, mayLack);
    return { ...parsed, ...about, id: path.posix.basename(name, ".yaml") };
  };
  const claimed = new Set<string>();
  const files = await Promise.all(
    contentKinds.map(async (kind) => {
      const { glob, schema } = contentFileKinds[kind];
      const own = names.filter((name) => path.posix.matchesGlob(name, glob) && hasPlainName(name));
      for (const name of own) claimed.add(name);
      return [
        kind,
        await Promise.all(own.map((name) => read(name, { kind, language: defaultLanguage, schema }))),
      ] as const;
    }),
  );
  const translations = names.flatMap((name) => {
    const about = translationName(name);
    if (about) claimed.add(name);
    if (!about || languages?.includes(about.language) === false) return [];
    const { kind, language, schema, english } = about;
    return [read(name, { kind, language, schema }).then((file) => ({ ...file, english: `content/${english}` }))];
  });
  const below = (start: string) => names.flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
  const isMedium = (name: string) => name.startsWith("images/") || name.startsWith("film/");
  return {
    // Each kind's files are read with that kind's schema.
    ...(Object.fromEntries(files) as Pick<ReadSource, (typeof contentKinds)[number]>),
    translations: await Promise.all(translations),
    images: new Set(below("images/")),
    film: below("film/"),
    unknownFiles: names.filter((name) => !isMedium(name) && !claimed.has(name)),
  };
}

/**
 * The paths of every file below the folder, with forward slashes; without the files that operating systems leave behind, and
 * without notes to people. None if the folder does not exist: the checks then report the missing files.
 */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await Array.fromAsync(glob("**/*", { cwd: folder, withFileTypes: true }));
  return entries
    .filter((entry) => entry.isFile() && !/^\.|^(?:thumbs\.db|desktop\.ini)$|\.md$/i.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

function hasPlainName(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/.test(path.posix.basename(name));
}
