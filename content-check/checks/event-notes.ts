import type { City } from "../../catalogue/city.ts";
import { nameKey } from "../../catalogue/compare-names.ts";
import { displayDate } from "../../catalogue/events/event-dates.ts";
import { statusKind } from "../../catalogue/events/event-status.ts";
import { indianTimeAt, isIndianTime, isoWithOffset } from "../../catalogue/events/event-time.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ReadSource } from "../content-source.ts";
import type { ValidPart } from "../yaml/parse-content-file.ts";
import { otherNames } from "./city-checks.ts";
import { repeated } from "./unique-checks.ts";

type EventSource = ReadSource["events"][number];

const day = 24 * 60 * 60 * 1000;

/** An event that lasts longer most likely has a wrong date. */
const longestInDays = 3;

/**
 * Notes on events whose fields are right one by one.
 *
 * @param now the present time; without it, no event counts as over
 */
export function eventNotes({ events, cities }: ReadSource, now?: Date): ContentProblem[] {
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

/** An upcoming event that is over, and one whose button has no link. */
function statusNotes({ valid, problem }: EventSource, now?: Date): ContentProblem[] {
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

/** Statuses that programs do not know, and what visitors, calendars and search engines then show (clause C-10). */
export function ownStatusNotes({ events }: ReadSource): ContentProblem[] {
  return events.flatMap(({ valid, problem }) => {
    const status = valid?.status;
    if (status === undefined || statusKind(status) !== "other") return [];
    const message = `is a word of your own: visitors read \`The organiser says: ${status}\`, calendars and search engines that the event takes place — if it does not, write \`status: cancelled\` or \`status: postponed\`; if it is over, \`status: closed\``;
    return [problem(["status"], message)];
  });
}
