import { events } from "content:events";
import { eventLists } from "../../../catalogue/event-lists.ts";

/** The Events page's data: every event in its grid. Bundled, so no call is made for it (clause N-6). */
export function loadEvents() {
  return eventLists(events);
}
