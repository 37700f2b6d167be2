import { useLocation, useParams, useRouteLoaderData } from "react-router";
import type { EventDetails } from "../../content/page-data.ts";
import type { loader } from "./event/event-route.tsx";

/** The id of the route of an opened event. It is the path of the route's module, as the ids of the routes of pages are. */
export const eventRouteId = "app/pages/events/event/event-route.tsx";

/** The event that is open; undefined if none is. Any component of the site may call it. */
export function useOpenedEvent(): EventDetails | undefined {
  return useRouteLoaderData<typeof loader>(eventRouteId)?.event;
}

/** The history state of an event that was opened from a list: closing the event goes back to the list. The site writes no other state. */
type OpenedFromList = {
  /** How many history entries the list is behind the event: more than one if another event links to it. */
  stepsToList: number;
  /** The slug of the city whose page the list is on; null for the Events page. */
  city: string | null;
};

/** How the current event was opened from a list; null if it was not. */
export function useOpenedFromList(): OpenedFromList | null {
  return useLocation().state;
}

/** The slug of the city of the current list, also behind an opened event; null for all cities. */
export function useListedCity(): string | null {
  const { city } = useParams();
  const opened = useOpenedFromList();
  return city ?? opened?.city ?? null;
}

/** The history state for a link that opens an event from the current list. */
export function useStateFromList(): OpenedFromList {
  return { stepsToList: 1, city: useListedCity() };
}
