import type { Event, EventFile } from "./event.ts";
import { displayDate, displayTime } from "./event-time.ts";
import { eventUuid } from "./event-uuid.ts";
import type { Speaker } from "./speaker.ts";
import type { Sponsor } from "./sponsor.ts";

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
