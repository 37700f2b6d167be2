import { type EventState, eventState } from "./event-state.ts";
import type { EventStatus } from "./event-status.ts";

/** What became of an event, and why a visitor may want to write to the organiser. */
export type EventNotice = {
  says: string;
  /** Stands before “write to” and the address. */
  reason: string;
};

const notices: Record<Exclude<EventState, "scheduled">, EventNotice> = {
  cancelled: { says: "This event is cancelled.", reason: "With any question" },
  postponed: { says: "This event is postponed: the date given is the old one.", reason: "To hear the new date" },
  "sold-out": { says: "All places are taken.", reason: "To ask for a place that becomes free" },
};

/**
 * What a visitor is told of an event that is neither open for registration nor concluded, and so offers no link (clause
 * C-10); null for those that are. A status that only people understand is passed on in the organiser's own words.
 */
export function eventNotice(status: EventStatus): EventNotice | null {
  if (status === "upcoming" || status === "closed") return null;
  const state = eventState(status);
  if (state !== "scheduled") return notices[state];
  return { says: `The organiser says: ${status.trim()}`, reason: "To know more" };
}
