import { listSections } from "../../../../catalogue/events/event-lists.ts";
import type { EventsData } from "./load-events.ts";

/** Whether some events do not stand on the Events page itself. */
export function isLong({ lists, totals }: Pick<EventsData, "lists" | "totals">): boolean {
  return listSections.some((section) => totals[section].cards > lists[section].length);
}
