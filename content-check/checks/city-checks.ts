import { citySlug } from "../../catalogue/cities/city-names.ts";
import type { City } from "../../catalogue/city.ts";
import { nearestName } from "../../catalogue/compare-names.ts";
import type { ContentProblem } from "../content-error.ts";
import { type ContentField, problemsOf } from "../content-fields.ts";
import type { ReadSource } from "../content-source.ts";
import type { ValidPart } from "../yaml/parse-content-file.ts";

type Entry = ValidPart<City> | undefined;

/**
 * Mistakes in the names of cities. A URL contains only a city's slug, so two spellings of a city would share one URL, and
 * events under a second name would belong to another city.
 */
export function cityChecks(fields: readonly ContentField[], { cities }: ReadSource): ContentProblem[] {
  const entries = cities.flatMap(({ valid }) => valid ?? []);
  const ofEvents = fields.filter(isEventCity);
  const mistakesOf = (
    those: readonly ContentField[],
    find: (name: string, field: ContentField) => string | undefined,
  ) =>
    problemsOf(those, (field) => {
      const name = String(field.value).trim();
      return citySlug(name) === "" ? withoutSlug : find(name, field);
    });
  const ofEntries = (name: string) => fields.filter((field) => field.kind === "cities" && field.name === name);
  return [
    ...mistakesOf(ofEntries("name"), () => undefined),
    ...mistakesOf(ofEntries("aliases"), (alias, { path }) => aliasMistake(alias, Number(path[0]), entries)),
    ...mistakesOf(ofEvents, (city) => eventCityMistake(city, entries, ofEvents)),
  ];
}

const withoutSlug = "has neither a letter nor a digit, so no URL can be made of it — write the city's name";

const isEventCity = ({ kind, name }: ContentField) => kind === "events" && name === "city";

/** @param index the index of the entry that has the alias */
function aliasMistake(alias: string, index: number, entries: readonly Entry[]): string | undefined {
  const slug = citySlug(alias);
  const named = entries.find((entry, other) => other !== index && hasSlug(entry?.name, slug));
  if (named) return `is the name of the entry ${named.name} — remove it here`;
  const earlier = entries.slice(0, index).find((entry) => entry?.aliases?.some((other) => hasSlug(other, slug)));
  return earlier && `is in the entry ${earlier.name ?? "before"} too — remove one of the two`;
}

/** The mistake in the city of an event. A city's own name takes precedence over another one's second name. */
function eventCityMistake(
  city: string,
  entries: readonly Entry[],
  ofEvents: readonly ContentField[],
): string | undefined {
  const slug = citySlug(city);
  const named = entries.find((entry) => hasSlug(entry?.name, slug))?.name?.trim();
  if (named !== undefined)
    return named === city ? undefined : `is spelled differently in content/cities.yaml — write \`${named}\``;
  const meant = entries.find((entry) => otherNames(entry).some((name) => hasSlug(name, slug)))?.name;
  if (meant !== undefined)
    return `is another name of ${meant} in content/cities.yaml — write \`${meant}\`, or give the city an entry of its own there`;
  const first = ofEvents.find(({ value }) => hasSlug(String(value), slug));
  if (first === undefined || String(first.value).trim() === city) return undefined;
  return `is spelled differently in ${first.file} — write \`${String(first.value).trim()}\`, or correct it there`;
}

/** The names of a city beside its own: on its board, in other scripts, and its aliases. */
export function otherNames(entry: Entry): (string | undefined)[] {
  return [entry?.boardName, entry?.hindi, entry?.own?.text, ...(entry?.aliases ?? [])];
}

function hasSlug(name: string | undefined, slug: string): boolean {
  return name !== undefined && citySlug(name) === slug;
}

/** Cities of events that are not on the map: one note for each city, at its first event. */
export function cityNotes(fields: readonly ContentField[], { cities }: ReadSource): ContentProblem[] {
  const onMap = cities.flatMap(({ valid }) => (valid ?? []).flatMap((city) => city?.name ?? []));
  const offMap = fields.filter((field) => isEventCity(field) && !onMap.includes(String(field.value)));
  return [...Map.groupBy(offMap, ({ value }) => String(value))].flatMap(([city, [first]]) => {
    const near = nearestName(city, onMap);
    const meant = near === undefined ? "" : `write \`city: ${near}\` if you mean that, or `;
    const message = `${city} is not on the map — ${meant}copy an entry of content/cities.yaml, write \`name: ${city}\`, and take latitude and longitude from a map`;
    return first ? [first.problem(message)] : [];
  });
}
