import { createHash } from "node:crypto";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { cityNameIn, localizedCityName } from "../catalogue/cities/city-names.ts";
import type { Event, EventFile } from "../catalogue/event.ts";
import { displayDate, displayTime } from "../catalogue/events/event-dates.ts";
import { canRegister, statusOf } from "../catalogue/events/event-status.ts";
import { eventImage } from "../catalogue/picture-path.ts";
import { isInEnglish, type Translated } from "../catalogue/translation.ts";
import { words } from "../words/words.ts";

type Facts = Pick<Catalogue, "site" | "cities" | "language">;
type File = EventFile & Translated;

/**
 * Makes an event of the catalogue from its file.
 *
 * @param file the event's file, translated
 * @param refersTo the speakers and sponsors that the file names
 */
export function assembleEvent(
  id: string,
  file: File,
  refersTo: Pick<Event, "speakers" | "sponsors">,
  facts: Facts,
): Event {
  // A file keeps its link when the event is cancelled or postponed (clause N-1: an event has it while visitors can register).
  const { registrationLink, image: path, ...rest } = file;
  const { gettingThere, stepFree, seats, ...withoutTravel } = rest;
  const image = path && eventImage(path);
  return {
    ...(statusOf(file.status).online ? withoutTravel : rest),
    ...(image && { image }),
    ...(registrationLink && canRegister(file.status) && { registrationLink }),
    _id: id,
    uuid: file.uuid ?? eventUuid(id),
    date: displayDate(file.starts),
    time: displayTime(file.starts, file.ends),
    ...refersTo,
    agenda: [],
    ...shownTexts(file, facts),
  };
}

/** The namespace of the UUIDs that are made of events' ids. */
const namespace = "6c0b1f8e-3f0c-4f4e-9d25-5d7a3a0f9c61";

/** A UUID made of an event's id, always the same one: version 5 of RFC 9562, a name in a namespace. */
export function eventUuid(id: string): string {
  const bytes = createHash("sha1")
    .update(Buffer.from(namespace.replaceAll("-", ""), "hex"))
    .update(id)
    .digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * The texts that the site writes in the page's language: for a title without a translation, the names of the tour and the
 * city; and the words for a place without an address.
 */
function shownTexts(file: File, facts: Facts): PlaceFields & Pick<Event, "title" | "english"> {
  const ownTitle = isInEnglish(file, "title") ? tourAndCity(file.city, facts) : undefined;
  const place = shownPlace(file, facts);
  const own = [...(ownTitle ? ["title"] : []), ...(place.hasNoAddress ? ["venue", "venueAddress"] : [])];
  const english = file.english?.filter((name) => !own.includes(name));
  return { title: ownTitle ?? file.title, ...place, ...(english && { english }) };
}

/** For example `बिटकॉइन यात्रा पटना`; undefined unless the tour and the city both have a name in the language. */
function tourAndCity(city: string, { site, cities, language }: Facts): string | undefined {
  const known = cities.find(({ name }) => name === city);
  const name = known && cityNameIn(known, language);
  if (name === undefined || isInEnglish<Translated & { productName: string }>(site, "productName")) return undefined;
  return `${site.productName} ${name}`;
}

type PlaceFields = Pick<Event, "venue" | "venueAddress" | "hasNoAddress">;

/** The place of an event. Pages, posters, feeds and calendars all read these fields. */
function shownPlace({ city, status, venue, venueAddress }: File, facts: Facts): PlaceFields {
  const online = statusOf(status).online?.();
  if (online !== undefined) return { venue: online, venueAddress: online, hasNoAddress: true };
  if (venueAddress !== undefined) return { venue, venueAddress };
  const own = words.venueToBeAnnounced;
  return {
    venue: own,
    venueAddress: [own, localizedCityName(city, facts)].join(words.listSeparator),
    hasNoAddress: true,
  };
}
