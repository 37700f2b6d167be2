import type { IndianTime } from "../../../../catalogue/events/event-time.ts";

/** The number that is printed on an event's ticket, made from its day: `No. 28092025`. */
export function serialNumber(starts: IndianTime): string {
  return `No. ${starts.slice(0, 10).split("-").reverse().join("")}`;
}
