import { nearestName } from "../../catalogue/compare-names.ts";
import { indianTimeAt, isIndianTime } from "../../catalogue/events/event-time.ts";
import { isPhaseAddressEnd } from "../../catalogue/links/phase-addresses.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ContentSource } from "../content-source.ts";
import { statusMeant } from "./status-notes.ts";

type EventSource = ContentSource["events"][number];

/**
 * Whether an id's address redirects to `/events`: those of phases (clauses R-3 and R-4), and `/events/index`, because no
 * page has `index` in its address.
 */
const isReserved = (id: string) => id === "index" || isPhaseAddressEnd(id);

/** Contradictions of an event's fields to each other, to its file's name, to other files and to the present time, where it is known. */
export function eventChecks(source: ContentSource, now?: Date): ContentProblem[] {
  return source.events.flatMap((file) => [
    ...fileNameChecks(file),
    ...timeChecks(file),
    ...(now ? changedChecks(file, now) : []),
    ...linkChecks(file),
    ...referenceChecks(file, source),
    ...twiceChecks(file),
  ]);
}

function fileNameChecks({ id, problem }: EventSource): ContentProblem[] {
  if (!isReserved(id)) return [];
  return [problem([], `cannot be named ${id}.yaml: /events/${id} leads to the list of events — rename the file`)];
}

function timeChecks({ valid, problem }: EventSource): ContentProblem[] {
  const { starts = "", ends = "" } = valid ?? {};
  if (!isIndianTime(starts) || !isIndianTime(ends) || ends > starts) return [];
  return [problem(["ends"], "is not after the beginning — correct starts or ends")];
}

/**
 * A change that is yet to come: calendars would take no real one over until then. A day is allowed, for clocks that are not
 * set to India's time.
 */
function changedChecks({ valid, problem }: EventSource, now: Date): ContentProblem[] {
  const { changed = "" } = valid ?? {};
  const tomorrow = indianTimeAt(new Date(now.getTime() + 24 * 60 * 60 * 1000));
  if (!isIndianTime(changed) || changed <= tomorrow) return [];
  return [problem(["changed"], `is in the future — write the present time, \`changed: ${indianTimeAt(now)}\``)];
}

/** A link that its event's button would not open (clause N-1). */
function linkChecks({ valid, problem }: EventSource): ContentProblem[] {
  const { status, registrationLink, highlightsLink } = valid ?? {};
  if (status === undefined) return [];
  const stands = (field: string, mend: string) => problem([field], `stands although the status is ${status} — ${mend}`);
  const isOver = statusMeant(status) === "closed";
  const found: ContentProblem[] = [];
  if (registrationLink && status !== "upcoming")
    found.push(
      stands(
        "registrationLink",
        isOver
          ? "remove the line, and write `status: closed` for an event that is over"
          : "remove the line, or write `status: upcoming`",
      ),
    );
  if (highlightsLink && status !== "closed")
    found.push(stands("highlightsLink", "remove the line, or write `status: closed`"));
  return found;
}

function referenceChecks({ valid, problem }: EventSource, source: ContentSource): ContentProblem[] {
  const speakers = (valid?.speakers ?? []).flatMap((id, index) => {
    const mistake = unknownReference("speakers", id, source.speakers);
    return mistake ? [problem(["speakers", index], mistake)] : [];
  });
  const sponsors = (valid?.sponsors ?? []).flatMap((entry, index) => {
    const mistake = unknownReference("sponsors", entry?.sponsor, source.sponsors);
    return mistake ? [problem(["sponsors", index, "sponsor"], mistake)] : [];
  });
  return [...speakers, ...sponsors];
}

/** Somebody who stands in the same list twice. */
function twiceChecks({ valid, problem }: EventSource): ContentProblem[] {
  const sponsors = (valid?.sponsors ?? []).map((entry) => entry?.sponsor);
  return [
    ...repeated(valid?.speakers ?? []).map((index) => problem(["speakers", index], twice)),
    ...repeated(sponsors).map((index) => problem(["sponsors", index, "sponsor"], twice)),
  ];
}

const twice = "stands twice in this event — remove one of the two";

/** The places of the entries that stand earlier in the list already. */
function repeated(ids: readonly (string | undefined)[]): number[] {
  return ids.flatMap((id, index) => (id !== undefined && ids.indexOf(id) < index ? [index] : []));
}

/** The mistake of a reference to a content file that is not there; undefined where the file is, and without a reference. */
export function unknownReference(
  folder: "speakers" | "sponsors",
  id: string | undefined,
  files: readonly { id: string }[],
): string | undefined {
  if (id === undefined || files.some((file) => file.id === id)) return undefined;
  const near = nearestName(
    id,
    files.map((file) => file.id),
  );
  return `names ${id}, but there is no content/${folder}/${id}.yaml — ${near ? `write \`${near}\`, or add that file` : "add that file or correct the name"}`;
}
