import { z } from "zod";
import { citySchema } from "../catalogue/city.ts";
import { eventFileSchema } from "../catalogue/event.ts";
import { landingSchema } from "../catalogue/landing.ts";
import { partnerEntrySchema } from "../catalogue/partner-schemas.ts";
import { partnersPageSchema } from "../catalogue/partners-page.ts";
import { phaseSchema } from "../catalogue/phase.ts";
import { siteFileSchema } from "../catalogue/site.ts";
import { speakerSchema } from "../catalogue/speaker.ts";
import { sponsorFileSchema } from "../catalogue/sponsor.ts";
import { supporterSchema } from "../catalogue/supporter.ts";
import type { TranslatedKind } from "./translations/translation-schema.ts";
import type { ParsedFile } from "./yaml/parse-content-file.ts";

/** Each kind of content file: where it lies below `content/` (a glob), and its schema. */
export const contentFileKinds = {
  site: { glob: "site.yaml", schema: siteFileSchema },
  landing: { glob: "landing.yaml", schema: landingSchema },
  partnersPage: { glob: "partners-page.yaml", schema: partnersPageSchema },
  phases: { glob: "phases.yaml", schema: z.array(phaseSchema).min(1) },
  cities: { glob: "cities.yaml", schema: z.array(citySchema) },
  partners: { glob: "partners.yaml", schema: z.array(partnerEntrySchema) },
  events: { glob: "events/*/*.yaml", schema: eventFileSchema },
  speakers: { glob: "speakers/*.yaml", schema: speakerSchema },
  sponsors: { glob: "sponsors/*.yaml", schema: sponsorFileSchema },
  supporters: { glob: "supporters/*.yaml", schema: supporterSchema },
} as const;

/** A parsed file with its id: the file's name without folder and ending. */
export type SourceFile<Value> = ParsedFile<Value> & { id: string };

/** A file with words of another language, parsed on its own. */
export type TranslationFile = SourceFile<unknown> & {
  kind: TranslatedKind;
  /** The language's code, as the file's name has it. */
  language: string;
  /** The English file that it translates, from the project's folder; whether that is there is checked later. */
  english: string;
};

/** The facts about a picture's file. */
export type PictureReport = {
  /** The mistake in it and its mend. */
  fault?: string;
  /** How wide it is in pixels; drawings fit any width. */
  width?: number;
};

/** Every content file, parsed on its own; what they say of each other is not yet checked. */
export type ContentSource = {
  [Kind in keyof typeof contentFileKinds]: SourceFile<z.infer<(typeof contentFileKinds)[Kind]["schema"]>>[];
} & {
  /** The translated files of the languages that were asked for. */
  translations: TranslationFile[];
  /** The pictures below `content/images/`, as content files name them. */
  images: ReadonlySet<string>;
  /** The facts about the pictures that the site shows; empty where nobody has looked. */
  pictureReports: ReadonlyMap<string, PictureReport>;
  /** The names of the files in `content/film/`. */
  film: readonly string[];
  /** The mistakes of those files whose format is not the one that their names tell, by name. */
  filmFaults: ReadonlyMap<string, string>;
  /** Files that no kind claims, from the content folder. */
  strays: string[];
};

/** The content as it was read, before anybody has looked into its pictures. */
export type ReadSource = Omit<ContentSource, "pictureReports">;

/** The content files of every kind, and the translated ones. */
export function allFiles(source: ReadSource): SourceFile<unknown>[] {
  const { site, landing, partnersPage, phases, cities, partners, events, speakers, sponsors, supporters } = source;
  const english = [site, landing, partnersPage, phases, cities, partners, events, speakers, sponsors, supporters];
  return [...english.flat(), ...source.translations];
}
