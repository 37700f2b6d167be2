import { otherNames } from "../../catalogue/cities/city-names.ts";
import type { City } from "../../catalogue/city.ts";
import type { EventFile } from "../../catalogue/event.ts";
import { displayDate } from "../../catalogue/events/event-dates.ts";
import { isConcluded, isOpen, statusChoices } from "../../catalogue/events/event-status.ts";
import { indianTimeAt, isoWithOffset } from "../../catalogue/events/event-time.ts";
import { isPlaceOpen } from "../../catalogue/events/venue.ts";
import { isPhaseAddressEnd } from "../../catalogue/links/own-address.ts";
import { nameKey } from "../../catalogue/visible-text.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ReadSource, SourceFile } from "../content-source.ts";
import { nearestName } from "../nearest-name.ts";
import { repeated } from "./unique-checks.ts";

/** What is wrong with a field of an event, or worth a look. */
type Finding = { field: keyof EventFile; message: string };

/** Contradictions within each event, and URLs of two events. */
export function eventChecks({ events }: ReadSource): ContentProblem[] {
  const ids = events.map(({ id }) => id);
  const taken = events.flatMap(({ value, problem }) =>
    (value?.formerAddresses ?? []).flatMap((former, index) =>
      ids.includes(former)
        ? [problem(["formerAddresses", index], "is the URL of an event today — remove the line")]
        : [],
    ),
  );
  return [...events.flatMap(singleEventChecks), ...taken];
}

/** Contradictions between the fields of one event, and its file's name. */
export function singleEventChecks({ id, value, problem }: SourceFile<EventFile>): ContentProblem[] {
  const findings = value
    ? [...statusMistakes(value), ...timeMistakes(value), ...placeMistakes(value), ...linkMistakes(value)]
    : [];
  return [
    ...(isReserved(id)
      ? [
          problem(
            [],
            `cannot be named ${id}.yaml, because /events/${id} is the URL of something else — rename the file`,
          ),
        ]
      : []),
    ...findings.map(({ field, message }) => problem([field], message)),
  ];
}

/**
 * Notes on events without mistakes.
 *
 * @param now the present time; without it, no event counts as over
 */
export function eventNotes({ events, cities }: ReadSource, now?: Date): ContentProblem[] {
  const entries = cities.flatMap(({ value }) => value ?? []);
  const own = events.flatMap(({ value, problem }) => {
    const findings = value ? [...statusNotes(value, now), ...lengthNotes(value), ...addressNotes(value, entries)] : [];
    return findings.map(({ field, message }) => problem([field], message));
  });
  // A copy of an event has its registration link at first.
  const withLink = events.filter(({ value }) => value?.registrationLink !== undefined);
  const shared = repeated(withLink, ({ value }) => String(value?.registrationLink)).map(({ item, first }) =>
    item.problem(
      ["registrationLink"],
      `is that of ${first.file} too — correct it if each event has its own registration`,
    ),
  );
  const withAddress = events.filter(({ value }) => value?.venueAddress !== undefined);
  const elsewhere = repeated(withAddress, ({ value }) => String(value?.venueAddress))
    .filter(({ item, first }) => item.value?.city !== first.value?.city)
    .map(({ item, first }) =>
      item.problem(
        ["venueAddress"],
        `is that of ${first.file}, which is in ${first.value?.city} — correct it in one of the two`,
      ),
    );
  return [...own, ...shared, ...elsewhere];
}

/** Whether `/events/<id>` is another URL: those of phases (clauses ), `/events/index` and the folder of cities. */
function isReserved(id: string): boolean {
  return id === "index" || id === "city" || isPhaseAddressEnd(id);
}

/** A known status that is misspelt or has words behind it, such as `canceled` and `postponed to May`: programs would not know it. */
function statusMistakes({ status }: EventFile): Finding[] {
  if (statusChoices.includes(status)) return [];
  const meant = nearestName(status, statusChoices) ?? statusChoices.find((choice) => status.startsWith(choice));
  return meant === undefined
    ? []
    : [{ field: "status", message: `is no status that programs know — write \`${meant}\`` }];
}

function timeMistakes({ starts, ends }: EventFile): Finding[] {
  return ends > starts ? [] : [{ field: "ends", message: "is not after the beginning — correct starts or ends" }];
}

/** A video of an event that is not over. A registration link may stay: it is shown again if the event gets a new date. */
function linkMistakes({ status, highlightsLink }: EventFile): Finding[] {
  if (isConcluded(status) || !highlightsLink) return [];
  const message = `is not shown, because the status is ${status} — remove the line, or write \`status: closed\``;
  return [{ field: "highlightsLink", message }];
}

/** A venue without an address, and an address of a venue that is to be announced. */
function placeMistakes({ venue, venueAddress }: EventFile): Finding[] {
  if (isPlaceOpen(venue) === (venueAddress === undefined)) return [];
  const message = isPlaceOpen(venue)
    ? "is not shown, because the venue is to be announced — remove the line, or write the venue's name"
    : "is missing — write the postal address of the venue, or `venue: to be announced`";
  return [{ field: "venueAddress", message }];
}

/** An upcoming event that is over, one whose button has no link, and a status that programs do not know (clause C-10). */
function statusNotes(event: EventFile, now: Date | undefined): Finding[] {
  const { status, registrationLink, highlightsLink, ends } = event;
  const note = (message: string): Finding[] => [{ field: "status", message }];
  const without = (field: string) =>
    note(`is ${status} without a \`${field}:\` — until you add one, the button says that the link comes later`);
  if (isOpen(status) && now !== undefined && ends < indianTimeAt(now))
    return note(
      `is ${status} although the event ended on ${displayDate(ends)} — write \`status: closed\`, or the new date behind \`starts:\` and \`ends:\``,
    );
  if (isOpen(status) && !registrationLink) return without("registrationLink");
  if (isConcluded(status) && !highlightsLink) return without("highlightsLink");
  if (statusChoices.includes(status)) return [];
  return note(
    `is a word of your own: visitors read \`The organiser says: ${status}\`, calendars and search engines that the event takes place — if it does not, write \`status: cancelled\` or \`status: postponed\`; if it is over, \`status: closed\``,
  );
}

const day = 24 * 60 * 60 * 1000;

/** An event that lasts longer most likely has a wrong date, from the event that was copied. */
const longestInDays = 3;

function lengthNotes({ starts, ends }: EventFile): Finding[] {
  const days = (Date.parse(isoWithOffset(ends)) - Date.parse(isoWithOffset(starts))) / day;
  if (days <= longestInDays) return [];
  const message = `is ${Math.round(days)} days after the beginning — if the event is shorter, correct the date, such as \`ends: ${starts.slice(0, 10)} ${ends.slice(11)}\``;
  return [{ field: "ends", message }];
}

const notYetKnown = /\bt\.?b\.?[acd]\b|to be (?:announced|confirmed|decided)|(?:announced|coming) soon/i;

/** An address that maps and calendars would not find. */
function addressNotes({ city, venueAddress }: EventFile, cities: readonly City[]): Finding[] {
  if (venueAddress === undefined) return [];
  const note = (message: string): Finding[] => [{ field: "venueAddress", message }];
  if (/https?:|www\.|goo\.gl/i.test(venueAddress))
    return note("contains a link, which maps and calendars cannot look up — write the postal address in its place");
  if (notYetKnown.test(venueAddress))
    return note("is no address yet, but maps and calendars look these words up — write the address once you know it");
  const entry = cities.find(({ name }) => name === city);
  // Of a city that is not on the map, the other names are not known.
  if (!entry || [city, ...otherNames(entry)].some((name) => nameKey(venueAddress).includes(nameKey(name)))) return [];
  return note(`does not name ${city}, so maps may find another place — add the city`);
}
