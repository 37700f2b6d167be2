import { nearestName } from "../../catalogue/compare-names.ts";
import { statusKind } from "../../catalogue/events/event-status.ts";
import { indianTimeAt, isIndianTime } from "../../catalogue/events/event-time.ts";
import { isPhaseAddressEnd } from "../../catalogue/links/phase-addresses.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ContentSource, ReadSource } from "../content-source.ts";
import { repeated } from "./repeated.ts";

type EventSource = ContentSource["events"][number];

/** Whether `/events/<id>` is another URL: those of phases (clauses R-3 and R-4), `/events/index` and the folder of cities. */
const isReserved = (id: string) => id === "index" || id === "city" || isPhaseAddressEnd(id);

/** Contradictions between an event's fields, its file's name, other files and the present time, if that is known. */
export function eventChecks(source: ContentSource, now?: Date): ContentProblem[] {
  const own = source.events.flatMap((file) => [
    ...fileNameChecks(file),
    ...timeChecks(file),
    ...(now ? changedChecks(file, now) : []),
    ...linkChecks(file),
    ...referenceChecks(file, source),
  ]);
  return [...own, ...sameIds(source), ...sameUuids(source), ...takenAddresses(source)];
}

function fileNameChecks({ id, problem }: EventSource): ContentProblem[] {
  if (!isReserved(id)) return [];
  return [
    problem([], `cannot be named ${id}.yaml, because /events/${id} is the URL of something else — rename the file`),
  ];
}

function timeChecks({ valid, problem }: EventSource): ContentProblem[] {
  const { starts = "", ends = "" } = valid ?? {};
  if (!isIndianTime(starts) || !isIndianTime(ends) || ends > starts) return [];
  return [problem(["ends"], "is not after the beginning — correct starts or ends")];
}

/** A date of change in the future: until then, calendars would ignore real changes. One day is allowed for wrong time zones. */
function changedChecks({ valid, problem }: EventSource, now: Date): ContentProblem[] {
  const { changed = "" } = valid ?? {};
  const tomorrow = indianTimeAt(new Date(now.getTime() + 24 * 60 * 60 * 1000));
  if (!isIndianTime(changed) || changed <= tomorrow) return [];
  return [problem(["changed"], `is in the future — write the present time, \`changed: ${indianTimeAt(now)}\``)];
}

/** A video of an event that is not over. A registration link may stay: it is shown again if the event gets a new date. */
function linkChecks({ valid, problem }: EventSource): ContentProblem[] {
  const { status = "closed", highlightsLink } = valid ?? {};
  if (status === "closed" || !highlightsLink) return [];
  const message = `is not shown, because the status is ${status} — remove the line, or write \`status: closed\``;
  return [problem(["highlightsLink"], message)];
}

/** Speakers and sponsors that do not exist, or appear twice in the event. */
function referenceChecks({ valid, problem }: EventSource, source: ContentSource): ContentProblem[] {
  const speakers = valid?.speakers ?? [];
  const sponsors = (valid?.sponsors ?? []).map((entry) => entry?.sponsor);
  const check = (
    folder: "speakers" | "sponsors",
    ids: readonly (string | undefined)[],
    pathOf: (index: number) => PropertyKey[],
  ) => {
    const again = repeated(ids);
    return ids.flatMap((id, index) => {
      const mistake = again.has(index)
        ? "appears twice in this event — remove one of the two"
        : unknownReference(folder, id, source[folder]);
      return mistake ? [problem(pathOf(index), mistake)] : [];
    });
  };
  return [
    ...check("speakers", speakers, (index) => ["speakers", index]),
    ...check("sponsors", sponsors, (index) => ["sponsors", index, "sponsor"]),
  ];
}

/** The mistake of a reference to a content file that does not exist; undefined if the file exists, or without a reference. */
export function unknownReference(
  folder: "speakers" | "sponsors",
  id: string | undefined,
  files: readonly { id: string }[],
): string | undefined {
  const ids = files.map((file) => file.id);
  if (id === undefined || ids.includes(id)) return undefined;
  const near = nearestName(id, ids);
  return `is ${id}, but there is no content/${folder}/${id}.yaml — ${near ? `write \`${near}\`, or add that file` : "add that file, or correct the name"}`;
}

/** Two files of one name, which would share one URL. */
function sameIds({ events }: ContentSource): ContentProblem[] {
  return [...repeated(events.map(({ id }) => id))].flatMap(([index, first]) => {
    const message = `has the name of ${events[first]?.file} — rename one: the event's URL is made of the file's name`;
    return events[index]?.problem([], message) ?? [];
  });
}

/** A former URL of an event that is the URL of an event today. */
function takenAddresses({ events }: ContentSource): ContentProblem[] {
  const ids = events.map(({ id }) => id);
  return events.flatMap(({ valid, problem }) =>
    (valid?.formerAddresses ?? []).flatMap((former, index) =>
      former !== undefined && ids.includes(former)
        ? [problem(["formerAddresses", index], `is the URL of an event today — remove the line`)]
        : [],
    ),
  );
}

/** Two events of one UUID, as after copying a file: calendars would take them for one event. */
function sameUuids({ events }: ContentSource): ContentProblem[] {
  return [...repeated(events.map(({ valid }) => valid?.uuid?.toLowerCase()))].flatMap(([index, first]) => {
    const message = `is that of ${events[first]?.file} too — remove the line from the copy, and keep it in the other: calendars know that event by it`;
    return events[index]?.problem(["uuid"], message) ?? [];
  });
}

/** Statuses that programs do not know: what visitors, calendars and search engines are told then (clause C-10). */
export function statusNotes({ events }: ReadSource): ContentProblem[] {
  return events.flatMap(({ valid, problem }) => {
    const status = valid?.status;
    if (status === undefined || statusKind(status) !== "other") return [];
    const message = `is a word of your own: visitors read \`The organiser says: ${status}\`, calendars and search engines that the event takes place — if it does not, write \`status: cancelled\` or \`status: postponed\`; if it is over, \`status: closed\``;
    return [problem(["status"], message)];
  });
}
