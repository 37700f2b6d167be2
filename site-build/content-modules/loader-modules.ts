import type { EventSummary } from "../../app/content/content-types.ts";
import { citiesOf } from "../../catalogue/cities/city-filter.ts";
import { citySlug } from "../../catalogue/cities/city-slug.ts";
import { cityPrefix, eventPrefix, pagePrefix } from "./event-exports.ts";

/** What the content modules export, by their names without `content:`. */
type Modules = ReadonlyMap<string, Record<string, unknown>>;

/** How many events a part of the details' loaders has; fewer need no parts. */
const partSize = 64;

const partPrefix = "event-loaders/";

/** The source of a module that holds functions which load others; null for other names. */
export function loaderSource(name: string, modules: Modules): string | null {
  if (name === "event-pages") return `export const eventPages = ${loaders(pagePrefix, namesIn(modules, pagePrefix))};`;
  if (name === "event-cities") return citySource(modules);
  if (name === "event-details") return detailPartsSource(modules);
  if (!name.startsWith(partPrefix)) return null;
  const part = detailParts(modules)[Number(name.slice(partPrefix.length))] ?? [];
  return `export const eventDetails = ${loaders(eventPrefix, part)};`;
}

/** The parts that load details, or the one part itself. */
function detailPartsSource(modules: Modules): string {
  const parts = detailParts(modules);
  const [only = []] = parts;
  const entries =
    parts.length > 1
      ? parts.map((ids, index) => entry(ids[0] ?? "", `import(${text(`content:${partPrefix}${index}`)})`))
      : [entry("", `Promise.resolve({ eventDetails: ${loaders(eventPrefix, only)} })`)];
  return `export const detailParts = [${entries.join(", ")}];`;
}

function entry(from: string, loaded: string): string {
  return `{ from: ${text(from)}, load: () => ${loaded} }`;
}

function detailParts(modules: Modules): string[][] {
  const ids = namesIn(modules, eventPrefix).sort();
  return Array.from({ length: Math.ceil(ids.length / partSize) }, (_, index) =>
    ids.slice(index * partSize, (index + 1) * partSize),
  );
}

function citySource(modules: Modules): string {
  const events = namesIn(modules, cityPrefix).flatMap(
    (slug) => modules.get(cityPrefix + slug)?.events as EventSummary[],
  );
  const byCity = Map.groupBy(events, ({ city }) => city);
  const entries = citiesOf(events).map((city) => {
    const here = byCity.get(city) ?? [];
    const inPhase = (wanted: 1 | 2) => here.filter(({ phase }) => phase === wanted).length;
    const known = { city, cityNames: here[0]?.cityNames ?? null, phases: { 1: inPhase(1), 2: inPhase(2) } };
    return `{ ...${JSON.stringify(known)}, load: () => import(${text(`content:${cityPrefix}${citySlug(city)}`)}) }`;
  });
  return `export const eventCities = [${entries.join(", ")}];`;
}

/** An object of functions that import the modules of a prefix, by the rest of their names. */
function loaders(prefix: string, names: readonly string[]): string {
  return `{ ${names.map((name) => `${text(name)}: () => import(${text(`content:${prefix}${name}`)})`).join(", ")} }`;
}

function namesIn(modules: Modules, prefix: string): string[] {
  return [...modules.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

const text = (value: string) => JSON.stringify(value);
