import type { EventStatus } from "./event-status.ts";

/** What a status says of an event to those who read no words: calendars and search engines. */
export type EventState = "scheduled" | "cancelled" | "postponed" | "sold-out";

const states: readonly { state: EventState; pattern: RegExp }[] = [
  { state: "cancelled", pattern: /^(cancel|called off)/i },
  { state: "postponed", pattern: /^(postpone|rescheduled|delayed)/i },
  { state: "sold-out", pattern: /^(sold[\s-]?out|full$|fully[\s-]booked|house[\s-]?full)/i },
];

/** The state that a status stands for; a status that only people understand leaves the event as it was planned. */
export function eventState(status: EventStatus): EventState {
  return states.find(({ pattern }) => pattern.test(status))?.state ?? "scheduled";
}
