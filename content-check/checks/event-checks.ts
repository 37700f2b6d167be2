import type { City } from "../../catalogue/city.ts";
import { nameKey } from "../../catalogue/compare-names.ts";
import { displayDate } from "../../catalogue/events/event-dates.ts";
import { isConcluded, isOpen, statusChoices } from "../../catalogue/events/event-status.ts";
import { indianTimeAt, isIndianTime, isoWithOffset } from "../../catalogue/events/event-time.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ContentSource } from "../content-source.ts";
import type { ValidPart } from "../yaml/parse-content-file.ts";
import { otherNames } from "./city-checks.ts";
import { singleEventChecks } from "./single-event-checks.ts";
import { repeated } from "./unique-checks.ts";

type EventSource = ContentSource["events"][number];

/** Contradictions within each event, and between events. */
export function eventChecks(source: ContentSource, now?: Date): ContentProblem[] {
  return [...source.events.flatMap((event) => singleEventChecks(event, now)), ...takenAddresses(source)];
}

/** A former URL of an event that is the URL of an event today. */
function takenAddresses({ events }: ContentSource): ContentProblem[] {
  const ids = events.map(({ id }) => id);
  return events.flatMap(({ valid, problem }) =>
    (valid?.formerAddresses ?? []).flatMap((former, index) =>
      former !== undefined && ids.includes(former)
        ? [problem(["formerAddresses", index], "is the URL of an event today — remove the line")]
        : [],
    ),
  );
}

/**
 * Notes on events without mistakes.
 *
 * @param now the present time; without it, no event counts as over
 */
export function eventNotes({ events, cities }: ContentSource, now?: Date): ContentProblem[] {
  const entries = cities.flatMap(({ valid }) => valid ?? []);
  const own = events.flatMap((event) => [
    ...statusNotes(event, now),
    ...lengthNotes(event),
    ...addressNotes(
      event,
      entries.find((entry) => entry?.name === event.valid?.city),
    ),
  ]);
  return [...own, ...sharedLinks(events)];
}

/** Events with the registration link of another one, as a copy has it at first. */
function sharedLinks(events: readonly EventSource[]): ContentProblem[] {
  const withLink = events.filter(({ valid }) => valid?.registrationLink !== undefined);
  return repeated(withLink, ({ valid }) => String(valid?.registrationLink)).map(({ item, first }) =>
    item.problem(
      ["registrationLink"],
      `is that of ${first.file} too — correct it if each event has its own registration`,
    ),
  );
}

function statusNotes(event: EventSource, now?: Date): ContentProblem[] {
  const note = statusNote(event.valid ?? {}, now);
  return note === undefined ? [] : [event.problem(["status"], note)];
}

/** An upcoming event that is over, one whose button has no link, and a status that programs do not know (clause C-10). */
function statusNote(event: NonNullable<EventSource["valid"]>, now?: Date): string | undefined {
  const { status, registrationLink, highlightsLink, ends = "" } = event;
  const isOver = now !== undefined && isIndianTime(ends) && ends < indianTimeAt(now);
  const without = (field: string) =>
    `is ${status} without a \`${field}:\` — until you add one, the button says that the link comes later`;
  if (status === undefined) return undefined;
  if (isOpen(status) && isOver)
    return `is ${status} although the event ended on ${displayDate(ends)} — write \`status: closed\`, or the new date behind \`starts:\` and \`ends:\``;
  if (isOpen(status) && !registrationLink) return without("registrationLink");
  if (isConcluded(status) && !highlightsLink) return without("highlightsLink");
  if (statusChoices.includes(status)) return undefined;
  return `is a word of your own: visitors read \`The organiser says: ${status}\`, calendars and search engines that the event takes place — if it does not, write \`status: cancelled\` or \`status: postponed\`; if it is over, \`status: closed\``;
}

const day = 24 * 60 * 60 * 1000;

/** An event that lasts longer most likely has a wrong date. */
const longestInDays = 3;

/** An end in a wrong month or year, from the event that was copied. */
function lengthNotes({ valid, problem }: EventSource): ContentProblem[] {
  const { starts = "", ends = "" } = valid ?? {};
  if (!isIndianTime(starts) || !isIndianTime(ends)) return [];
  const days = (Date.parse(isoWithOffset(ends)) - Date.parse(isoWithOffset(starts))) / day;
  if (days <= longestInDays) return [];
  const message = `is ${Math.round(days)} days after the beginning — if the event is shorter, correct the date, such as \`ends: ${starts.slice(0, 10)} ${ends.slice(11)}\``;
  return [problem(["ends"], message)];
}

const notYetKnown = /\bt\.?b\.?[acd]\b|to be (?:announced|confirmed|decided)|(?:announced|coming) soon/i;

/** An address that maps and calendars would not find. */
function addressNotes({ valid, problem }: EventSource, entry: ValidPart<City> | undefined): ContentProblem[] {
  const { city, venueAddress } = valid ?? {};
  if (city === undefined || venueAddress === undefined) return [];
  const names = [city, ...otherNames(entry)].flatMap((name) => (name === undefined ? [] : [nameKey(name)]));
  const note = (message: string) => [problem(["venueAddress"], message)];
  if (/https?:|www\.|goo\.gl/i.test(venueAddress))
    return note("contains a link, which maps and calendars cannot look up — write the postal address in its place");
  if (notYetKnown.test(venueAddress))
    return note("is no address yet, but maps and calendars look these words up — write the address once you know it");
  // Of a city that is not on the map, the other names are not known.
  if (!entry || names.some((name) => nameKey(venueAddress).includes(name))) return [];
  return note(`does not name ${city}, so maps may find another place — add the city`);
}
