import { cities } from "content:cities";
import { events } from "content:events";
import { phases } from "content:phases";
import { type EventLists, eventLists } from "../../../../catalogue/events/event-lists.ts";
import type { CityContent, EventSummary, PhaseContent } from "../../../content/content-modules.ts";

/** The data of the Events page and of the cities' pages. */
export type EventsData = {
  /** In the order of their tabs: the highest number first. */
  phases: PhaseContent[];
  lists: EventLists<EventSummary>;
  /** In alphabetical order. */
  cities: CityContent[];
};

/** The data is bundled, so no request is made for it (clause N-6). */
export function loadEvents(): EventsData {
  return { phases, lists: eventLists(events, phases), cities };
}
