import type { ContentProblem } from "../content-error.ts";
import { contentFields } from "../content-fields.ts";
import type { ContentSource } from "../content-source.ts";
import { translationChecks } from "../translations/translation-checks.ts";
import { cityChecks } from "./city-checks.ts";
import { eventChecks } from "./event-checks.ts";
import { fileChecks } from "./file-checks.ts";
import { filmChecks } from "./film-checks.ts";
import { pictureChecks } from "./picture-checks.ts";
import { referenceChecks } from "./reference-checks.ts";
import { siteChecks } from "./site-checks.ts";
import { uniqueChecks } from "./unique-checks.ts";

/**
 * Every mistake that no field shows by itself, but only beside other fields, other files, or the clock.
 *
 * @param now the present time; without it, the clock plays no part
 */
export function crossChecks(source: ContentSource, now?: Date): ContentProblem[] {
  const fields = contentFields(source);
  return [
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
