import type { Catalogue } from "../catalogue/catalogue.ts";
import { type ContentValues, contentKinds, isFolder } from "../catalogue/content-kinds.ts";
import { phaseFromEntry } from "../catalogue/events/shown-phase.ts";
import { firstLanguage } from "../catalogue/site-languages.ts";
import { assembleEvent } from "./assemble-event.ts";
import type { ReadSource, SourceFile } from "./content-source.ts";
import { reviewOfWords } from "./translations/review-words.ts";

/** Makes the catalogue of content files without mistakes, in the language that `source` has them in. */
export function assembleCatalogue(source: ReadSource, language = "en"): Catalogue {
  const speakers = byId(source.speakers);
  const sponsors = byId(source.sponsors);
  const { speakers: _speakers, sponsors: _sponsors, ...values } = contentValues(source);
  const site = { ...values.site, fueledBy: present(sponsors.get(values.site.fueledBy)) };
  const events = source.events.map(({ id, value }) => {
    const file = present(value);
    const refersTo = {
      speakers: file.speakers.map((speaker) => present(speakers.get(speaker))),
      sponsors: file.sponsors.map(({ sponsor, tier }) => ({ ...present(sponsors.get(sponsor)), tier })),
    };
    return assembleEvent(id, file, refersTo, { site, cities: values.cities, language });
  });
  return {
    ...values,
    language,
    ...(language !== firstLanguage && { words: reviewOfWords(language).translation }),
    site,
    phases: values.phases.map(phaseFromEntry).sort((a, b) => b.number - a.number),
    events: events.sort((a, b) => (a._id < b._id ? -1 : 1)),
    supporters: values.supporters.sort((a, b) => a.position - b.position),
    film: source.film,
  };
}

/** The files' values by kind. */
function contentValues(source: ReadSource): ContentValues {
  const values = contentKinds.map((kind) => {
    const own = source[kind].map(({ value }) => present<unknown>(value));
    return [kind, isFolder(kind) ? own : own[0]] as const;
  });
  // Each kind's files have that kind's values.
  return Object.fromEntries(values) as ContentValues;
}

function byId<Value>(files: readonly SourceFile<Value>[]): Map<string, Value> {
  return new Map(files.map(({ id, value }) => [id, present(value)]));
}

/** A value that the checks have found to exist. */
function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError("content was assembled before it was checked");
  return value;
}
