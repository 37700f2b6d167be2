import type { Event, EventFile } from "../catalogue/event.ts";
import { displayDate, displayTime } from "../catalogue/events/event-time.ts";
import type { Speaker } from "../catalogue/speaker.ts";
import type { Sponsor } from "../catalogue/sponsor.ts";
import { eventUuid } from "./event-uuid.ts";

/** The catalogue's event made from a file and the records it refers to. */
export function eventFromFile(id: string, file: EventFile, people: Speaker[], firms: Sponsor[]): Event {
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
