import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useParams,
  useRouteLoaderData,
} from "react-router";
import type { LoadedList } from "./list/events-list.tsx";
import { EventsMasthead } from "./list/events-masthead.tsx";
import { useBackgroundList } from "./use-background-list.ts";
import "./events-page.css";

/** The id of the route of an opened event. */
const eventRoute = "app/pages/events/event/event-route.tsx";

/** The page's route. */
export const eventsRoute = { Component: EventsPage, loader: loadPage, shouldRevalidate: shouldRevalidateList };

/**
 * Loads the list, or null where an event is opened by its address: the list need not be there until the event is
 * closed. An event that is opened from the list leaves the list where it is.
 */
async function loadPage(asked: LoaderFunctionArgs): Promise<LoadedList | null> {
  if (asked.params.eventId !== undefined) return null;
  const { loadList } = await import("./list/events-list.tsx");
  return loadList(asked);
}

/**
 * Whether an address may show another list than the one before it: another page's, or another city's. Opening an event
 * leaves the list in the background as it is, whichever it was; so the list is asked for anew after an event. Every
 * phase is there, whichever the address names.
 */
export function shouldRevalidateList({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  if (nextParams.eventId !== undefined) return false;
  if (currentParams.eventId !== undefined) return true;
  const keys = ["section", "page"] as const;
  if (keys.some((key) => currentParams[key] !== nextParams[key])) return true;
  return currentUrl.searchParams.get("city") !== nextUrl.searchParams.get("city");
}

/** The Events page, and its further pages; an opened event's modal stands in the outlet. */
export function EventsPage() {
  const { eventId } = useParams();
  const ownList = useLoaderData<LoadedList | null>();
  const backgroundList = useBackgroundList(ownList === null && eventId !== undefined);
  const list = ownList ?? backgroundList;
  const openedPhase = useRouteLoaderData<{ event: { phase: number } }>(eventRoute)?.event.phase ?? null;
  return (
    <>
      <div className="events line-at-left">
        {list ? <list.List data={list.data} openedPhase={openedPhase} /> : <EventsMasthead />}
      </div>
      <Outlet context={list !== null} />
    </>
  );
}
