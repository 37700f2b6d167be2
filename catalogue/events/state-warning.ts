import { eventState } from "./event-state.ts";
import type { EventStatus } from "./event-status.ts";

const warnings: Partial<Record<ReturnType<typeof eventState>, string>> = {
  cancelled: "Cancelled: ",
  postponed: "Postponed: ",
  "sold-out": "Sold out: ",
};

/**
 * What stands before an event's name where nothing else tells of its state, as in a calendar or a message: `Cancelled: `;
 * nothing for an event that takes place and has room.
 */
export function stateWarning(status: EventStatus): string {
  return warnings[eventState(status)] ?? "";
}
