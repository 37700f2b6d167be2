import { startTransition, useEffect, useState } from "react";
import { Outlet, useLoaderData, useParams } from "react-router";
import { useOpenedEvent } from "./event/opened-event.ts";
import { CityList } from "./list/city-list.tsx";
import { CityRoute, loadCity } from "./list/city-route.tsx";
import { EventsList } from "./list/events-list.tsx";
import { EventsMasthead } from "./list/events-masthead.tsx";
import { ListRoute } from "./list/list-route.tsx";
import { loadEvents } from "./list/load-events.ts";
import { useListedCity } from "./list/opened-from-list.ts";
import "./events-page.css";

/** The windows that show the page around an opened event. */
const windowAroundEvent = "(width >= 781px)";

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
  const openedPhase = useOpenedEvent()?.phase ?? null;
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
 * Whether the list is rendered. Behind an event that is opened by its URL it is rendered after hydration, because the visitor
 * came for the event. A phone's window shows nothing of it, so there it is rendered when the event is closed.
 */
function useShowsList(eventId: string | undefined): boolean {
  const isClosed = eventId === undefined;
  const [isShown, show] = useState(isClosed);
  useEffect(() => {
    if (isClosed || matchMedia(windowAroundEvent).matches) startTransition(() => show(true));
  }, [isClosed]);
  return isClosed || isShown;
}
