import type { IndianTime } from "../../../../catalogue/events/event-time.ts";
import { words } from "../../../../words/words.ts";

/** The number that is printed on an event's ticket, made from its day: `No. 28092025`. */
export function serialNumber(starts: IndianTime): string {
  return words.ticketNumber({ number: starts.slice(0, 10).split("-").reverse().join("") });
}
