import { citySlug, otherNames } from "../../catalogue/cities/city-names.ts";
import type { City } from "../../catalogue/city.ts";
import type { ContentProblem } from "../content-error.ts";
import { type ContentField, problemsOf } from "../content-fields.ts";
import type { ReadSource } from "../content-source.ts";
import { nearestName } from "../nearest-name.ts";

/**
 * Mistakes in the names of cities. A URL contains only a city's slug, so two spellings of a city would share one URL, and
 * events under a second name would belong to another city.
 */
export function cityChecks(fields: readonly ContentField[], { cities }: ReadSource): ContentProblem[] {
  const entries = cities.flatMap(({ value }) => value ?? []);
  const ofEvents = fields.filter(isEventCity);
  const ofEntries = fields.filter(({ kind, name }) => kind === "cities" && (name === "name" || name === "aliases"));
  return problemsOf([...ofEntries, ...ofEvents], (field) => {
    const name = String(field.value);
    if (citySlug(name) === "")
      return "has neither a letter nor a digit, so no URL can be made of it — write the city's name";
    return isEventCity(field) ? eventCityMistake(name, entries, ofEvents) : undefined;
  });
}

const isEventCity = ({ kind, name }: ContentField) => kind === "events" && name === "city";

/** The mistake in the city of an event. A city's own name takes precedence over another one's second name. */
function eventCityMistake(
  city: string,
  entries: readonly City[],
  ofEvents: readonly ContentField[],
): string | undefined {
  const hasSlug = (name: string) => citySlug(name) === citySlug(city);
  const named = entries.find(({ name }) => hasSlug(name))?.name;
  if (named !== undefined)
    return named === city ? undefined : `is spelled differently in content/cities.yaml — write \`${named}\``;
  const meant = entries.find((entry) => otherNames(entry).some(hasSlug))?.name;
  if (meant !== undefined)
    return `is another name of ${meant} in content/cities.yaml — write \`${meant}\`, or give the city an entry of its own there`;
  const first = ofEvents.find(({ value }) => hasSlug(String(value)));
  if (first === undefined || first.value === city) return undefined;
  return `is spelled differently in ${first.file} — write \`${String(first.value)}\`, or correct it there`;
}

/** Cities of events that are not on the map: one note for each city, at its first event. */
export function cityNotes(fields: readonly ContentField[], { cities }: ReadSource): ContentProblem[] {
  const onMap = cities.flatMap(({ value }) => (value ?? []).map(({ name }) => name));
  const offMap = fields.filter((field) => isEventCity(field) && !onMap.includes(String(field.value)));
  return [...Map.groupBy(offMap, ({ value }) => String(value))].flatMap(([city, [field]]) => {
    // Nagpur is two letters away from Jaipur, and no misspelling of it: the first letter of a city is seldom wrong.
    const first = city.charAt(0).toLowerCase();
    const near = nearestName(
      city,
      onMap.filter((name) => name.toLowerCase().startsWith(first)),
    );
    const meant = near === undefined ? "" : `write \`city: ${near}\` if you mean that, or `;
    const message = `${city} is not on the map — ${meant}copy an entry of content/cities.yaml, write \`name: ${city}\`, and take latitude and longitude from a map`;
    return field ? [field.problem(message)] : [];
  });
}
