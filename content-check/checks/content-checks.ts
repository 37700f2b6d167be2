import type { ContentProblem } from "../content-error.ts";
import { contentFields } from "../content-fields.ts";
import { allFiles, type ContentSource, type ReadSource } from "../content-source.ts";
import { translationChecks, translationNotes } from "../translations/translation-checks.ts";
import { cityChecks, cityNotes } from "./city-checks.ts";
import { eventChecks, eventNotes } from "./event-checks.ts";
import { fileChecks, filmChecks, filmNotes } from "./file-checks.ts";
import { linkNotes } from "./link-notes.ts";
import { pictureChecks } from "./picture-checks.ts";
import { referenceChecks } from "./reference-checks.ts";
import { siteChecks } from "./site-checks.ts";
import { uniqueChecks } from "./unique-checks.ts";

/**
 * Returns all mistakes in the content: in single files, and between fields or files. A file with mistakes is not compared with
 * others.
 *
 * @param now the current time; without it, no time counts as future
 */
export function contentMistakes(source: ContentSource, now?: Date): ContentProblem[] {
  const fields = contentFields(source);
  return [
    ...allFiles(source).flatMap((file) => file.problems),
    ...fileChecks(source),
    ...siteChecks(source),
    ...referenceChecks(fields, source),
    ...uniqueChecks(fields, source),
    ...eventChecks(source, now),
    ...cityChecks(fields, source),
    ...pictureChecks(fields, source),
    ...filmChecks(source),
    ...translationChecks(source),
  ];
}

/**
 * Notes on content that is not wrong but unusual. They never stop the build.
 *
 * @param now the present time; without it, no event counts as over
 */
export function contentNotes(source: ReadSource, now?: Date): ContentProblem[] {
  const fields = contentFields(source);
  return [
    ...cityNotes(fields, source),
    ...eventNotes(source, now),
    ...linkNotes(fields),
    ...filmNotes(source),
    ...translationNotes(source),
  ];
}
