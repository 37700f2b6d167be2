import type { ContentProblem } from "../content-error.ts";
import { contentFields } from "../content-fields.ts";
import type { ContentSource } from "../content-source.ts";
import { translationNotes } from "../translations/translation-checks.ts";
import { citiesOffTheMap } from "./city-checks.ts";
import { eventNotes } from "./event-notes.ts";
import { filmNotes } from "./film-checks.ts";
import { linkNotes } from "./link-notes.ts";
import { pictureNotes } from "./picture-checks.ts";
import { unusedFiles } from "./reference-checks.ts";

/**
 * Notes on content that is not wrong, but worth a look: they never stop the build.
 *
 * @param now the present time; without it, no event counts as over
 */
export function contentNotes(source: ContentSource, now?: Date): ContentProblem[] {
  const fields = contentFields(source);
  return [
    ...citiesOffTheMap(fields, source),
    ...eventNotes(source, now),
    ...linkNotes(fields),
    ...unusedFiles(fields, source),
    ...filmNotes(source),
    ...translationNotes(source),
    ...pictureNotes(fields, source),
  ];
}
