import { startTransition, useEffect, useState } from "react";
import { Outlet, useLoaderData, useParams, useRouteLoaderData } from "react-router";
import { CityList } from "./list/city-list.tsx";
import { CityRoute, loadCity } from "./list/city-route.tsx";
import { EventsList } from "./list/events-list.tsx";
import { EventsMasthead } from "./list/events-masthead.tsx";
import { ListRoute } from "./list/list-route.tsx";
import { loadEvents } from "./list/load-events.ts";
import { useListedCity } from "./list/opened-from-list.ts";
import "./events-page.css";

/** The id of the route of an opened event. */
const eventRoute = "app/pages/events/event/event-route.tsx";

/** The page's route, and those of its children that come with it. */
export const eventsRoute = { Component: EventsPage, loader: loadEvents, shouldRevalidate: () => false };
export const listRoute = { Component: ListRoute };
export const cityRoute = { Component: CityRoute, loader: loadCity };

/** The Events page and the cities' pages. The outlet has the page's head, and the modal of an opened event. */
export function EventsPage() {
  const data = useLoaderData<typeof loadEvents>();
  const { eventId } = useParams();
  const slug = useListedCity();
  const city = data.cities.find((each) => each.slug === slug);
  const openedPhase = useRouteLoaderData<{ event: { phase: number } }>(eventRoute)?.event.phase ?? null;
  const list = city ? (
    <CityList city={city} data={data} leads={eventId === undefined} />
  ) : (
    <EventsList data={data} openedPhase={openedPhase} />
  );
  return (
    <>
      <div className="events line-at-left">{useShowsList(eventId) ? list : <EventsMasthead />}</div>
      <Outlet context={data} />
    </>
  );
}

/**
 * Whether the list is rendered. Behind an event that is opened by its address it is rendered after hydration: the visitor
 * came for the event, whose HTML would be twice as large.
 */
function useShowsList(eventId: string | undefined): boolean {
  const [isShown, show] = useState(eventId === undefined);
  useEffect(() => {
    if (!isShown) startTransition(() => show(true));
  }, [isShown]);
  return isShown;
}
