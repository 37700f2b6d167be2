import { useRouteLoaderData } from "react-router";
import type { EventDetails } from "../../../content/page-data.ts";
import type { loader } from "./event-route.tsx";

/** The id of the route of an opened event. It is the path of the route's module, as the ids of all routes are. */
export const eventRouteId = "app/pages/events/event/event-route.tsx";

/** The event that is open; undefined if none is. Any component of the site may call it. */
export function useOpenedEvent(): EventDetails | undefined {
  return useRouteLoaderData<typeof loader>(eventRouteId)?.event;
}
