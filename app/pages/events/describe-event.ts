import { displayCity } from "../../../catalogue/cities/city-names.ts";
import { withStatus } from "../../../catalogue/events/event-status.ts";
import { words } from "../../../words/words.ts";
import type { EventDetails } from "../../content/page-data.ts";

/** When and where an event is, in a sentence. If it is cancelled or the like, the status comes first. */
export function describeEvent(event: EventDetails): string {
  return withStatus(event.status, words.eventDescription({ ...event, city: displayCity(event) }));
}
