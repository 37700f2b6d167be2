import { isConcluded } from "../../catalogue/events/event-status.ts";
import { indianTimeAt, isIndianTime } from "../../catalogue/events/event-time.ts";
import { isPlaceOpen } from "../../catalogue/events/venue.ts";
import { isPhaseAddressEnd } from "../../catalogue/links/own-address.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ContentSource } from "../content-source.ts";

type EventSource = ContentSource["events"][number];

/** Whether `/events/<id>` is another URL: those of phases (clauses ), `/events/index` and the folder of cities. */
const isReserved = (id: string) => id === "index" || id === "city" || isPhaseAddressEnd(id);

/** Contradictions between the fields of one event, its file's name and the present time, if that is known. */
export function singleEventChecks(event: EventSource, now?: Date): ContentProblem[] {
  return [
    ...fileNameChecks(event),
    ...timeChecks(event),
    ...(now ? changedChecks(event, now) : []),
    ...placeChecks(event),
    ...linkChecks(event),
  ];
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

/** A venue without an address, and an address of a venue that is to be announced. */
function placeChecks({ valid, problem }: EventSource): ContentProblem[] {
  const { venue, venueAddress } = valid ?? {};
  if (venue === undefined || isPlaceOpen(venue) === (venueAddress === undefined)) return [];
  return [
    isPlaceOpen(venue)
      ? problem(
          ["venueAddress"],
          "is not shown, because the venue is to be announced — remove the line, or write the venue's name",
        )
      : problem(["venueAddress"], "is missing — write the postal address of the venue, or `venue: to be announced`"),
  ];
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
  if (isConcluded(status) || !highlightsLink) return [];
  const message = `is not shown, because the status is ${status} — remove the line, or write \`status: closed\``;
  return [problem(["highlightsLink"], message)];
}
