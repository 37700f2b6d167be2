import type { z } from "zod";
import type { City } from "../catalogue/city.ts";
import type { EventFile } from "../catalogue/event.ts";
import type { NewPartner } from "../catalogue/partner.ts";
import type { siteFileSchema } from "../catalogue/site.ts";
import type { Speaker } from "../catalogue/speaker.ts";
import type { sponsorFileSchema } from "../catalogue/sponsor.ts";
import type { Supporter } from "../catalogue/supporter.ts";
import type { ParsedFile } from "./yaml/parse-content-file.ts";

/** A parsed file with its id: the file's name without folder and ending. */
export type SourceFile<Value> = ParsedFile<Value> & { id: string };

/** What is known of a picture's file. */
export type PictureReport = {
  /** What is wrong with it and how to mend it. */
  fault?: string;
  /** How wide it is in pixels; drawings fit any width. */
  width?: number;
};

/** Every content file, parsed on its own; what they say of each other is not yet checked. */
export type ContentSource = {
  site: SourceFile<z.infer<typeof siteFileSchema>>[];
  cities: SourceFile<City[]>[];
  partners: SourceFile<NewPartner[]>[];
  events: SourceFile<EventFile>[];
  speakers: SourceFile<Speaker>[];
  sponsors: SourceFile<z.infer<typeof sponsorFileSchema>>[];
  supporters: SourceFile<Supporter>[];
  /** The pictures below `content/images/`, as content files name them. */
  images: ReadonlySet<string>;
  /** What is known of those of them that the site shows; empty where nobody has looked. */
  pictureReports: ReadonlyMap<string, PictureReport>;
  /** The names of the files in `content/film/`. */
  film: readonly string[];
  /** What is wrong with those of them that are not what their names say. */
  filmFaults: ReadonlyMap<string, string>;
  /** Files that no kind claims, from the content folder. */
  strays: string[];
};

/** The content as it was read, before anybody has looked into its pictures. */
export type ReadSource = Omit<ContentSource, "pictureReports">;

/** The content files of every kind. */
export function allFiles(source: ReadSource): SourceFile<unknown>[] {
  const { site, cities, partners, events, speakers, sponsors, supporters } = source;
  return [site, cities, partners, events, speakers, sponsors, supporters].flat();
}
