import { type EventLists, eventLists } from "../../../../catalogue/events/event-lists.ts";
import { loadPageData } from "../../../content/load-page-data.ts";
import type { CityContent, EventSummary, PhaseContent, SharePicture } from "../../../content/page-data.ts";
import { phases } from "../../../content/site-content.ts";

/** The data of the Events page and of the cities' pages. */
export type EventsData = {
  /** In the order of their tabs: the highest number first. */
  phases: PhaseContent[];
  lists: EventLists<EventSummary>;
  /** In alphabetical order. */
  cities: CityContent[];
  sharePicture: SharePicture | null;
};

/** Loads the events from a file of the site: no API is called (clause N-6). */
export async function loadEvents(): Promise<EventsData> {
  const { events, cities, sharePicture } = await loadPageData("events");
  return { phases, lists: eventLists(events, phases), cities, sharePicture };
}
