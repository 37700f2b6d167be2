import { nearestName } from "../../catalogue/compare-names.ts";
import { displayDate } from "../../catalogue/events/event-dates.ts";
import { indianTimeAt, isIndianTime } from "../../catalogue/events/event-time.ts";
import { type ContentProblem, fileProblem } from "../content-error.ts";
import type { ContentSource, ReadSource } from "../content-source.ts";
import { translationNotes } from "../translations/translation-checks.ts";
import { filmNotes } from "./film-checks.ts";
import { picturesUsed } from "./picture-checks.ts";
import { repeated } from "./repeated.ts";

/**
 * Notes on content that is not wrong, but worth a look: they never stop the build.
 *
 * @param now the present time; without it, no event is said to be over
 */
export function contentNotes(source: ContentSource, now?: Date): ContentProblem[] {
  const { site, events } = source;
  const speaking = events.flatMap(({ valid }) => valid?.speakers ?? []);
  const sponsoring = events.flatMap(({ valid }) => (valid?.sponsors ?? []).map((entry) => entry?.sponsor));
  const fueling = site.map(({ valid }) => valid?.fueledBy);
  return [
    ...citiesOffTheMap(source),
    ...events.flatMap((event) => eventNotes(event, now)),
    ...sharedLinks(source),
    ...unused(source, "speakers", speaking),
    ...unused(source, "sponsors", [...sponsoring, ...fueling]),
    ...filmNotes(source),
    ...translationNotes(source),
    ...unusedPictures(source),
    ...smallPictures(source),
  ];
}

/** One note for each city, at its first event. */
function citiesOffTheMap({ cities, events }: ReadSource): ContentProblem[] {
  const onMap = cities.flatMap(({ valid }) => (valid ?? []).flatMap((city) => city?.name ?? []));
  const seen = new Set(onMap);
  return events.flatMap(({ valid, problem }) => {
    const city = valid?.city;
    if (city === undefined || seen.has(city)) return [];
    seen.add(city);
    const near = nearestName(city, onMap);
    const meant = near === undefined ? "" : `write \`city: ${near}\` if you mean that, or `;
    const message = `${city} is not on the map — ${meant}copy an entry of content/cities.yaml, write \`name: ${city}\`, and take latitude and longitude from a map`;
    return [problem(["city"], message)];
  });
}

function eventNotes({ valid, problem }: ReadSource["events"][number], now?: Date): ContentProblem[] {
  const { status, registrationLink, highlightsLink, ends = "" } = valid ?? {};
  const isOver = now !== undefined && isIndianTime(ends) && ends < indianTimeAt(now);
  const over = `is upcoming although the event ended on ${isOver && displayDate(ends)} — write \`status: closed\`, or the new date behind \`starts:\` and \`ends:\``;
  const without = (field: string) =>
    `is ${status} without a \`${field}:\` — until you add one, the button says that the link comes later`;
  if (status === "upcoming" && isOver) return [problem(["status"], over)];
  if (status === "upcoming" && !registrationLink) return [problem(["status"], without("registrationLink"))];
  if (status === "closed" && !highlightsLink) return [problem(["status"], without("highlightsLink"))];
  return [];
}

/** Events with the registration link of another one, as a copy has it at first. */
function sharedLinks({ events }: ReadSource): ContentProblem[] {
  return [...repeated(events.map(({ valid }) => valid?.registrationLink))].flatMap(([index, first]) => {
    const message = `is that of ${events[first]?.file} too — correct it if each event has its own registration`;
    return events[index]?.problem(["registrationLink"], message) ?? [];
  });
}

/** Files of speakers or sponsors whose ids nothing refers to. */
function unused(
  source: ReadSource,
  kind: "speakers" | "sponsors",
  named: readonly (string | undefined)[],
): ContentProblem[] {
  const line = (id: string) => (kind === "sponsors" ? `- sponsor: ${id}` : `- ${id}`);
  return source[kind]
    .filter(({ id }) => !named.includes(id))
    .map(({ id, file }) =>
      fileProblem(file, `no event names it — add \`${line(id)}\` below \`${kind}:\` of an event, or remove the file`),
    );
}

function unusedPictures(source: ReadSource): ContentProblem[] {
  const used = new Set(picturesUsed(source).map(({ image }) => image));
  return [...source.images]
    .filter((image) => !used.has(image))
    .map((image) => fileProblem(`content/images/${image}`, "no file names this picture — name it, or remove it"));
}

/** Photographs that would look blurred at their place. */
function smallPictures(source: ContentSource): ContentProblem[] {
  return picturesUsed(source).flatMap(({ file, path, image, leastWidth = 0 }) => {
    const { width } = source.pictureReports.get(image) ?? {};
    if (width === undefined || width >= leastWidth) return [];
    const message = `is a picture only ${width} pixels wide, which looks blurred — use one that is ${leastWidth} wide or more`;
    return [file.problem(path, message)];
  });
}
