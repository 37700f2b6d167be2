import { createHash } from "node:crypto";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Event, EventFile } from "../catalogue/event.ts";
import { displayDate, displayTime } from "../catalogue/events/event-dates.ts";
import { phaseFromEntry } from "../catalogue/events/phase-from-entry.ts";
import { eventImage } from "../catalogue/picture-path.ts";
import { firstLanguage } from "../catalogue/site-languages.ts";
import type { Speaker } from "../catalogue/speaker.ts";
import type { Sponsor } from "../catalogue/sponsor.ts";
import type { ReadSource, SourceFile } from "./content-source.ts";
import { reviewOfWords } from "./translations/review-words.ts";

/** The catalogue made of content files that have been checked, in the language in which `source` has them. */
export function assembleCatalogue(source: ReadSource, language = "en"): Catalogue {
  const speakers = byId(source.speakers);
  const sponsors = byId(source.sponsors);
  const { fueledBy, ...site } = only(source.site);
  const events = source.events.map(({ id, value }) => {
    const file = present(value);
    const image = eventImage(file.image);
    const people = file.speakers.map((speaker) => present(speakers.get(speaker)));
    const firms = file.sponsors.map(({ sponsor, tier }) => ({ ...present(sponsors.get(sponsor)), tier }));
    const { image: _asWritten, ...rest } = file;
    return eventFromFile(id, image ? { ...rest, image } : rest, people, firms);
  });
  return {
    language,
    ...(language !== firstLanguage && { words: reviewOfWords(language).translation }),
    site: { ...site, fueledBy: present(sponsors.get(fueledBy)) },
    landing: only(source.landing),
    partnersPage: only(source.partnersPage),
    phases: only(source.phases)
      .map(phaseFromEntry)
      .sort((a, b) => b.number - a.number),
    events: events.sort((a, b) => (a._id < b._id ? -1 : 1)),
    supporters: source.supporters.map(({ value }) => present(value)).sort((a, b) => a.position - b.position),
    cities: only(source.cities),
    film: source.film,
    partners: only(source.partners),
  };
}

function byId<Value>(files: readonly SourceFile<Value>[]): Map<string, Value> {
  return new Map(files.map(({ id, value }) => [id, present(value)]));
}

function only<Value>(files: readonly SourceFile<Value>[]): Value {
  return present(files[0]?.value);
}

/** A value that the checks before have made certain. */
function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError("content was assembled before it was checked");
  return value;
}

/** The catalogue's event made from a file and the records it refers to. */
function eventFromFile(id: string, file: EventFile, people: Speaker[], firms: Sponsor[]): Event {
  return {
    ...file,
    _id: id,
    uuid: file.uuid ?? eventUuid(id),
    date: displayDate(file.starts),
    time: displayTime(file.starts, file.ends),
    speakers: people,
    sponsors: firms,
    agenda: [],
  };
}

/** The namespace of the names that are made from events' ids. */
const namespace = "6c0b1f8e-3f0c-4f4e-9d25-5d7a3a0f9c61";

/** A UUID made from an event's id, the same every time: version 5 of RFC 9562, a name in a namespace. */
export function eventUuid(id: string): string {
  const bytes = createHash("sha1")
    .update(Buffer.from(namespace.replaceAll("-", ""), "hex"))
    .update(id)
    .digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
