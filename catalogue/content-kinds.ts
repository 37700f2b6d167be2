import { z } from "zod";
import { citySchema } from "./city.ts";
import { eventFileSchema } from "./event.ts";
import { pageContentKinds } from "./page-texts.ts";
import { partnerEntrySchema } from "./partner-schemas.ts";
import { phaseSchema } from "./phase.ts";
import { siteFileSchema } from "./site.ts";
import { speakerSchema } from "./speaker.ts";
import { sponsorFileSchema } from "./sponsor.ts";
import { supporterSchema } from "./supporter.ts";
import type { Translated } from "./translation.ts";

/**
 * Every kind of content file: its place below `content/`, and its schema. This is the only list of the kinds: reading,
 * checks, translations, the catalogue and the editor's forms follow from it. The README has the steps for a new kind. A glob
 * with `*` is a folder with a file for each entry; the editor opens the first of these. A path without `*` is one required
 * file: add it to `content/` and `tests/content/`.
 */
export const contentFileKinds = {
  site: { glob: "site.yaml", schema: siteFileSchema },
  ...pageContentKinds,
  cities: { glob: "cities.yaml", schema: z.array(citySchema) },
  partners: { glob: "partners.yaml", schema: z.array(partnerEntrySchema) },
  events: { glob: "events/*/*.yaml", schema: eventFileSchema },
  speakers: { glob: "speakers/*.yaml", schema: speakerSchema },
  sponsors: { glob: "sponsors/*.yaml", schema: sponsorFileSchema },
  supporters: { glob: "supporters/*.yaml", schema: supporterSchema },
  phases: { glob: "phases/*.yaml", schema: phaseSchema },
} as const;

export type ContentKind = keyof typeof contentFileKinds;

/** The value of a file of this kind. */
export type ContentOf<Kind extends ContentKind> = z.infer<(typeof contentFileKinds)[Kind]["schema"]>;

/** The names of all kinds. */
export const contentKinds = Object.keys(contentFileKinds) as ContentKind[];

/** Whether a kind has a folder with a file for each entry. */
export function isFolder(kind: ContentKind): boolean {
  return contentFileKinds[kind].glob.includes("*");
}

type TranslatedContent<Value> = Value extends readonly unknown[] ? Value : Value & Translated;

/** The checked content by kind: a list for a folder, the file's value for a single file. */
export type ContentValues = {
  [Kind in ContentKind]: (typeof contentFileKinds)[Kind]["glob"] extends `${string}*${string}`
    ? TranslatedContent<ContentOf<Kind>>[]
    : TranslatedContent<ContentOf<Kind>>;
};
