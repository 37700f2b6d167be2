import type { EventStatus } from "./event-status.ts";

/** What a status says of an event to those who read no words: calendars and search engines. */
export type EventState = "scheduled" | "cancelled" | "postponed" | "sold-out";

const states: readonly { state: EventState; pattern: RegExp }[] = [
  { state: "cancelled", pattern: /^(cancell?ed|called off)\b/i },
  { state: "postponed", pattern: /^postponed\b/i },
  { state: "sold-out", pattern: /^(sold[\s-]?out|fully[\s-]booked|house[\s-]?full|full house|full$)/i },
];

/**
 * The state that a status stands for. Words that may mean one thing or another, such as `delayed`, are left to people:
 * for programs the event then stays as it was planned.
 */
export function eventState(status: EventStatus): EventState {
  return states.find(({ pattern }) => pattern.test(status))?.state ?? "scheduled";
}

/** Whether an event takes place on its day, so far as its status tells. */
export function takesPlace(status: EventStatus): boolean {
  const state = eventState(status);
  return state !== "cancelled" && state !== "postponed";
}
