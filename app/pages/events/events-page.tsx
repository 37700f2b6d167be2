import { startTransition, useEffect, useState } from "react";
import { type LoaderFunctionArgs, Outlet, useLoaderData, useParams } from "react-router";
import { findCityPage } from "../../../catalogue/cities/city-names.ts";
import { eventLists } from "../../../catalogue/events/event-lists.ts";
import { cityPath } from "../../../catalogue/links/site-paths.ts";
import { loadPageData } from "../../content/load-page-data.ts";
import { phases } from "../../content/site-content.ts";
import { wideLayout } from "../../ui/breakpoints.ts";
import { notFound, redirectTo } from "../crash/not-found.ts";
import { CityHead, CityList, EventsHead, EventsList } from "./list/events-list.tsx";
import { EventsMasthead } from "./list/events-masthead.tsx";
import { useListedCity } from "./opened-event.ts";

/** Loads the events from a file of the site: no API is called (clause N-6). */
export async function loader() {
  const { events, cities, sharePicture } = await loadPageData("events");
  return { phases, lists: eventLists(events, phases), cities, sharePicture };
}

/** The data of the Events page and of the cities' pages. */
export type EventsData = Awaited<ReturnType<typeof loader>>;

/** Looks for the city of the path. Another name of a city redirects to its page; a city without events is not found. */
export async function cityLoader(args: LoaderFunctionArgs): Promise<null> {
  const name = args.params.city ?? "";
  const { cities } = await loadPageData("events");
  const city = findCityPage(cities, name);
  if (!city) return notFound(args);
  if (city.slug !== name) throw redirectTo(encodeURI(cityPath(city.slug)), args.request);
  return null;
}

/** The data of the lists never changes while a document is open. */
export const shouldRevalidate = () => false;

/** The Events page and the cities' pages. The outlet has the head and the modal of an opened event. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { eventId } = useParams();
  const slug = useListedCity();
  const city = data.cities.find((each) => each.slug === slug);
  const head = city ? <CityHead {...city} /> : <EventsHead {...data} />;
  const list = city ? <CityList city={city} data={data} /> : <EventsList data={data} />;
  return (
    <>
      {eventId === undefined && head}
      <div className="events line-at-left">{useShowsList(eventId) ? list : <EventsMasthead />}</div>
      <Outlet />
    </>
  );
}

/**
 * Whether the list is rendered. If the page is opened at an event's URL, the list is rendered after hydration, because the visitor
 * came for the event. On a phone the event covers the list, so the list is rendered when the visitor closes the event.
 */
function useShowsList(eventId: string | undefined): boolean {
  const isClosed = eventId === undefined;
  const [isShown, show] = useState(isClosed);
  useEffect(() => {
    if (isClosed || matchMedia(wideLayout).matches) startTransition(() => show(true));
  }, [isClosed]);
  return isClosed || isShown;
}
