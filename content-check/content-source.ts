import { type ContentKind, type ContentOf, contentKinds } from "../catalogue/content-kinds.ts";
import type { ParsedFile } from "./yaml/parse-content-file.ts";

/** A parsed file with its id: the file's name without folder and extension. */
export type SourceFile<Value> = ParsedFile<Value> & { id: string };

/** A file with texts in another language. */
export type TranslationFile = SourceFile<unknown> & {
  kind: ContentKind;
  /** The locale, from the file's name. */
  language: string;
  /** The path of the English file that it translates, from the project's folder. The checks find out whether it exists. */
  english: string;
};

/** The facts about a picture's file. */
export type PictureReport = {
  /** The mistake in it and its correction. */
  fault?: string;
  /** Its width in pixels; drawings fit any width. */
  width?: number;
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
  strays: string[];
};

/** The content with the reports on the pictures that the site shows; empty if nobody has inspected them. */
export type ContentSource = ReadSource & { pictureReports: ReadonlyMap<string, PictureReport> };

/** The content files of every kind, and the translated ones. */
export function allFiles(source: ReadSource): SourceFile<unknown>[] {
  return [...contentKinds.flatMap((kind): SourceFile<unknown>[] => source[kind]), ...source.translations];
}
