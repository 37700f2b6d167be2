import { otherNames } from "../../catalogue/cities/city-names.ts";
import type { City } from "../../catalogue/city.ts";
import type { EventFile } from "../../catalogue/event.ts";
import { canRegister, isConcluded, statusChoices } from "../../catalogue/events/event-status.ts";
import { indianTimeAt, isoWithOffset } from "../../catalogue/events/event-time.ts";
import { isToBeAnnounced } from "../../catalogue/events/venue.ts";
import { isPhasePathSegment } from "../../catalogue/links/site-paths.ts";
import { eventImage } from "../../catalogue/picture-path.ts";
import { sponsorTiers } from "../../catalogue/sponsor.ts";
import { nameKey } from "../../catalogue/visible-text.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ReadSource, SourceFile } from "../content-source.ts";
import { nearestName } from "../nearest-name.ts";
import { repeated } from "./unique-checks.ts";

/** Sentences about the fields of an event. */
type FieldMessages = { [Field in keyof EventFile]?: string | undefined };

/**
 * Contradictions within each event, and URLs of two events.
 *
 * @param now the present time; without it, no time counts as future
 */
export function eventChecks({ events }: ReadSource, now?: Date): ContentProblem[] {
  const ids = events.map(({ id }) => id);
  const taken = events.flatMap(({ value, problem }) =>
    (value?.formerAddresses ?? []).flatMap((former, index) =>
      ids.includes(former)
        ? [problem(["formerAddresses", index], "is the URL of an event today — remove the line")]
        : [],
    ),
  );
  return [...events.flatMap((file) => singleEventChecks(file, now)), ...taken];
}

type SingleEvent = Pick<SourceFile<EventFile>, "id" | "value" | "problem">;

/** Contradictions between the fields of one event, and its file's name. @param now as in `eventChecks` */
export function singleEventChecks(file: SingleEvent, now?: Date): ContentProblem[] {
  const { id, value, problem } = file;
  const reserved = `cannot be named ${id}.yaml, because /events/${id} is the URL of something else — rename the file`;
  return [
    ...(isReserved(id) ? [problem([], reserved)] : []),
    ...(value ? problemsFrom(eventMistakes(value, now), file) : []),
  ];
}

/**
 * Notes on events without mistakes.
 *
 * @param now the present time; without it, no event counts as over
 */
export function eventNotes({ events, cities }: ReadSource, now?: Date): ContentProblem[] {
  const entries = cities.flatMap(({ value }) => value ?? []);
  const own = events.flatMap((file) => {
    const event = file.value;
    if (!event) return [];
    const { starts, ends } = event;
    const findings = {
      status: statusNote(event, now),
      ends: lengthNote(starts, ends),
      venueAddress: addressNote(event, entries),
      description: descriptionNote(event),
    };
    return problemsFrom(findings, file);
  });
  // A copy of an event has its registration link at first.
  const withLink = events.filter(({ value }) => value?.registrationLink !== undefined);
  const shared = repeated(withLink, ({ value }) => String(value?.registrationLink)).map(({ item, first }) =>
    item.problem(
      ["registrationLink"],
      `is that of ${first.file} too — correct it if each event has its own registration`,
    ),
  );
  // So has a copy for another city.
  const elsewhere = (["venueAddress", "image", "description"] as const).flatMap((field) => {
    // Two events without a picture have none in common.
    const withField = events.filter(({ value }) =>
      field === "image" ? eventImage(value?.image ?? "") : value?.[field],
    );
    return repeated(withField, ({ value }) => String(value?.[field]))
      .filter(({ item, first }) => item.value?.city !== first.value?.city)
      .map(({ item, first }) =>
        item.problem(
          [field],
          `is that of ${first.file}, which is in ${first.value?.city} — correct it in one of the two, unless both share it on purpose`,
        ),
      );
  });
  const tiers = events.flatMap(({ value, problem }) =>
    (value?.sponsors ?? []).flatMap(({ tier }, index) => {
      const meant = nearestName(tier, sponsorTiers);
      return meant === undefined || meant === tier
        ? []
        : [problem(["sponsors", index, "tier"], `is shown as written — write \`tier: ${meant}\` if you mean that`)];
    }),
  );
  return [...own, ...shared, ...elsewhere, ...tiers];
}

function problemsFrom(findings: FieldMessages, { problem }: SingleEvent): ContentProblem[] {
  return Object.entries(findings).flatMap(([field, message]) => (message ? [problem([field], message)] : []));
}

/** Whether `/events/<id>` is another URL: those of phases (clauses ), `/events/index` and the folder of cities. */
function isReserved(id: string): boolean {
  return id === "index" || id === "city" || isPhasePathSegment(id);
}

/** A registration link may stay whatever the status is: it is shown again if the event gets a new date. */
function eventMistakes(event: EventFile, now: Date | undefined): FieldMessages {
  const { status, starts, ends, highlightsLink, changed } = event;
  return {
    status: statusMistake(status),
    ends: ends > starts ? undefined : "is not after the beginning — correct `starts:` or `ends:`",
    highlightsLink:
      highlightsLink && !isConcluded(status)
        ? `is not shown, because the status is ${status} — remove the line, or write \`status: closed\``
        : undefined,
    venueAddress: placeMistake(event),
    changed: now && changedMistake(changed, now),
  };
}

/** Returns the mistake of a status that means a known one in other words, such as `canceled` and `postponed to May`. */
function statusMistake(status: string): string | undefined {
  if (statusChoices.includes(status)) return undefined;
  const meant = nearestName(status, statusChoices) ?? statusChoices.find((choice) => status.startsWith(choice));
  return meant && `is no status that programs know — write \`${meant}\``;
}

/** A venue without an address, and an address of a venue that is to be announced. */
function placeMistake({ venue, venueAddress }: EventFile): string | undefined {
  if (isToBeAnnounced(venue) === (venueAddress === undefined)) return undefined;
  return isToBeAnnounced(venue)
    ? "is not shown, because the venue is to be announced — remove the line, or write the venue's name"
    : "is missing — write the postal address of the venue, or `venue: to be announced`";
}

const day = 24 * 60 * 60 * 1000;

/** Calendars ignore later changes whose time is an earlier one. A day is allowed, because the clocks of computers differ. */
function changedMistake(changed: string, now: Date): string | undefined {
  if (changed <= indianTimeAt(new Date(now.getTime() + day))) return undefined;
  return `is in the future — write when the file was last changed, such as \`changed: ${indianTimeAt(now)}\``;
}

/** An upcoming event that is over, one whose button has no link, and a status that programs do not know (clause C-10). */
function statusNote(event: EventFile, now: Date | undefined): string | undefined {
  const { status, registrationLink, highlightsLink, ends } = event;
  const without = (field: string) =>
    `is ${status} without a \`${field}:\` — until you add one, the button says that the link comes later`;
  if (canRegister(status) && now !== undefined && ends < indianTimeAt(now))
    return `is ${status} although the event ended on ${ends.slice(0, 10)} — write \`status: closed\`, or the new date behind \`starts:\` and \`ends:\``;
  if (canRegister(status) && !registrationLink) return without("registrationLink");
  if (isConcluded(status) && !highlightsLink) return without("highlightsLink");
  if (statusChoices.includes(status)) return undefined;
  return `is a word of your own: visitors read \`The organiser says: ${status}\`, calendars and search engines that the event takes place — if it does not, write \`status: cancelled\` or \`status: postponed\`; if it is over, \`status: closed\``;
}

/** An event that lasts longer most likely has a wrong date, from the event that was copied. */
const longestInDays = 3;

function lengthNote(starts: string, ends: string): string | undefined {
  const days = (Date.parse(isoWithOffset(ends)) - Date.parse(isoWithOffset(starts))) / day;
  if (days <= longestInDays) return undefined;
  return `is ${Math.round(days)} days after the beginning — if the event is shorter, correct the date, such as \`ends: ${starts.slice(0, 10)} ${ends.slice(11)}\``;
}

/** In characters. With more, an event's page needs one more round trip on a slow network. */
const longDescription = 3500;

function descriptionNote({ description }: EventFile): string | undefined {
  if (description.length <= longDescription) return undefined;
  return `has ${description.length} characters, which phones on slow networks wait for — shorten it to ${longDescription} or fewer`;
}

const notYetKnown = /\bt\.?b\.?[acd]\b|to be (?:announced|confirmed|decided)|(?:announced|coming) soon/i;

/** An address that maps and calendars would not find. */
function addressNote({ city, venueAddress }: EventFile, cities: readonly City[]): string | undefined {
  if (venueAddress === undefined) return undefined;
  if (/https?:|www\.|goo\.gl/i.test(venueAddress))
    return "contains a link, which maps and calendars cannot look up — write the postal address in its place";
  if (notYetKnown.test(venueAddress))
    return "is no address yet, but maps and calendars look these words up — write the address once you know it";
  const entry = cities.find(({ name }) => name === city);
  // Of a city that is not on the map, the other names are not known.
  if (!entry || [city, ...otherNames(entry)].some((name) => nameKey(venueAddress).includes(nameKey(name))))
    return undefined;
  return `does not name ${city}, so maps may find another place — add the city`;
}
