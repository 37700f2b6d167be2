import { citySlug } from "../../catalogue/cities/city-names.ts";
import type { City } from "../../catalogue/city.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ContentSource } from "../content-source.ts";
import type { ValidPart } from "../yaml/parse-content-file.ts";

type Entry = ValidPart<City> | undefined;

/** An event's city, and the event's file. */
type Written = { city: string; file: string };

const withoutSlug = "has neither a letter nor a digit, so no URL can be made of it — write the city's name";

/**
 * Mistakes in the names of cities. A URL contains only a city's slug, so two spellings of a city would share one URL, and
 * events under a second name would belong to another city.
 */
export function cityChecks(source: ContentSource): ContentProblem[] {
  return [...entryChecks(source), ...eventCityChecks(source)];
}

/** Names in `content/cities.yaml` that mean no city or two. Cross-checks find two entries of one name. */
function entryChecks({ cities }: ContentSource): ContentProblem[] {
  return cities.flatMap(({ valid, problem }) =>
    (valid ?? []).flatMap((entry, index, entries) => {
      const aliases = (entry?.aliases ?? []).flatMap((alias, place) => {
        const mistake = alias === undefined ? undefined : aliasMistake(alias, index, entries);
        return mistake === undefined ? [] : [problem([index, "aliases", place], mistake)];
      });
      return entry?.name !== undefined && citySlug(entry.name) === ""
        ? [problem([index, "name"], withoutSlug), ...aliases]
        : aliases;
    }),
  );
}

function aliasMistake(alias: string, index: number, entries: readonly Entry[]): string | undefined {
  const slug = citySlug(alias);
  if (slug === "") return withoutSlug;
  const named = entries.find((entry, other) => other !== index && hasSlug(entry?.name, slug));
  if (named) return `is the name of the entry ${named.name} — remove it here`;
  const earlier = entries.slice(0, index).find((entry) => entry?.aliases?.some((other) => hasSlug(other, slug)));
  return earlier && `is in the entry ${earlier.name ?? "before"} too — remove one of the two`;
}

function eventCityChecks({ cities, events }: ContentSource): ContentProblem[] {
  const entries = cities.flatMap(({ valid }) => valid ?? []);
  const written = events.flatMap(({ file, valid }) =>
    valid?.city === undefined ? [] : [{ city: valid.city.trim(), file }],
  );
  return events.flatMap(({ valid, problem }) => {
    const mistake = valid?.city === undefined ? undefined : eventCityMistake(valid.city.trim(), entries, written);
    return mistake === undefined ? [] : [problem(["city"], mistake)];
  });
}

/** The mistake in the city of an event, if there is one. A city's own name takes precedence over another one's second name. */
function eventCityMistake(city: string, entries: readonly Entry[], written: readonly Written[]): string | undefined {
  const slug = citySlug(city);
  if (slug === "") return withoutSlug;
  const named = entries.find((entry) => hasSlug(entry?.name, slug))?.name?.trim();
  if (named !== undefined)
    return named === city ? undefined : `is spelled differently in content/cities.yaml — write \`${named}\``;
  const meant = entries.find((entry) => otherNames(entry).some((name) => hasSlug(name, slug)))?.name;
  if (meant !== undefined)
    return `is another name of ${meant} in content/cities.yaml — write \`${meant}\`, or give the city an entry of its own there`;
  const first = written.find((other) => citySlug(other.city) === slug);
  if (first === undefined || first.city === city) return undefined;
  return `is spelled differently in ${first.file} — write \`${first.city}\`, or correct it there`;
}

function otherNames(entry: Entry) {
  return [entry?.boardName, entry?.hindi, entry?.own?.text, ...(entry?.aliases ?? [])];
}

function hasSlug(name: string | undefined, slug: string): boolean {
  return name !== undefined && citySlug(name) === slug;
}
