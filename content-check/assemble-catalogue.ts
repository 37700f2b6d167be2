import { createHash } from "node:crypto";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { type ContentValues, contentKinds, isFolder } from "../catalogue/content-kinds.ts";
import type { Event, EventFile } from "../catalogue/event.ts";
import { displayDate, displayTime } from "../catalogue/events/event-dates.ts";
import { phaseFromEntry } from "../catalogue/events/phase-from-entry.ts";
import { eventImage } from "../catalogue/picture-path.ts";
import { firstLanguage } from "../catalogue/site-languages.ts";
import type { Speaker } from "../catalogue/speaker.ts";
import type { Sponsor } from "../catalogue/sponsor.ts";
import type { ReadSource, SourceFile } from "./content-source.ts";
import { reviewOfWords } from "./translations/review-words.ts";

/** Makes the catalogue of content files without mistakes, in the language that `source` has them in. */
export function assembleCatalogue(source: ReadSource, language = "en"): Catalogue {
  const speakers = byId(source.speakers);
  const sponsors = byId(source.sponsors);
  const { speakers: _speakers, sponsors: _sponsors, ...values } = contentValues(source);
  const events = source.events.map(({ id, value }) => {
    const { image: written, ...file } = present(value);
    const image = eventImage(written);
    const people = file.speakers.map((speaker) => present(speakers.get(speaker)));
    const firms = file.sponsors.map(({ sponsor, tier }) => ({ ...present(sponsors.get(sponsor)), tier }));
    return eventFromFile(id, image ? { ...file, image } : file, people, firms);
  });
  return {
    ...values,
    language,
    ...(language !== firstLanguage && { words: reviewOfWords(language).translation }),
    site: { ...values.site, fueledBy: present(sponsors.get(values.site.fueledBy)) },
    phases: values.phases.map(phaseFromEntry).sort((a, b) => b.number - a.number),
    events: events.sort((a, b) => (a._id < b._id ? -1 : 1)),
    supporters: values.supporters.sort((a, b) => a.position - b.position),
    film: source.film,
  };
}

/** The files' values by kind. */
function contentValues(source: ReadSource): ContentValues {
  const values = contentKinds.map((kind) => {
    const own = source[kind].map(({ value }) => present<unknown>(value));
    return [kind, isFolder(kind) ? own : own[0]] as const;
  });
  // Each kind's files have that kind's values.
  return Object.fromEntries(values) as ContentValues;
}

function byId<Value>(files: readonly SourceFile<Value>[]): Map<string, Value> {
  return new Map(files.map(({ id, value }) => [id, present(value)]));
}

/** A value that the checks have found to exist. */
function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError("content was assembled before it was checked");
  return value;
}

/** The catalogue's event, made of a file and the files that it refers to. */
function eventFromFile(id: string, file: EventFile, people: Speaker[], firms: Sponsor[]): Event {
  // A file keeps its link when the event is cancelled or postponed (clause N-1: an event has it while it is upcoming).
  const { registrationLink, ...rest } = file;
  return {
    ...rest,
    ...(registrationLink && file.status === "upcoming" && { registrationLink }),
    _id: id,
    uuid: file.uuid ?? eventUuid(id),
    date: displayDate(file.starts),
    time: displayTime(file.starts, file.ends),
    speakers: people,
    sponsors: firms,
    agenda: [],
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
