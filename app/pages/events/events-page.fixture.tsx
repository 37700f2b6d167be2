import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { render } from "vitest-browser-react";
import { citySlug } from "../../../catalogue/cities/city-names.ts";
import { EventModal } from "./event/event-modal.tsx";
import { bothPhases, sampleEvent } from "./event.fixture.ts";
import { type EventsData, Component as EventsPage } from "./events-page.tsx";

/** The data of an Events page with the two phases of the specification, or others. */
export function wholeList(lists: Partial<EventsData["lists"]>, phases = bothPhases): EventsData {
  const whole = { upcoming: [], concluded: [], ...lists };
  const names = new Set(Object.values(whole).flatMap((events = []) => events.map(({ city }) => city)));
  const cities = [...names]
    .sort()
    .map((city) => ({ city, name: city, slug: citySlug(city), otherSlugs: [], sharePicture: null }));
  return { phases, lists: whole, cities, sharePicture: null };
}

/** Renders the Events page with this data at a path, with the heads of its child routes. */
export async function renderEventsPage(data: EventsData, path: string | { pathname: string; state: unknown }) {
  const router = createMemoryRouter(
    [
      {
        path: "/events",
        element: <EventsPage />,
        loader: () => data,
        hydrateFallbackElement: <p>Loading</p>,
        children: [
          { index: true, element: <></> },
          { path: "city/:city", element: <></> },
          { path: ":eventId", element: <dialog open>The opened event</dialog> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  return { screen: await render(<RouterProvider router={router} />), router };
}

/** Renders a part of the Events page at a path, among the routes that it may link to. */
export function renderAt(path: "/events" | "/events/agra-2025", part: ReactNode) {
  const router = createMemoryRouter(
    [
      { path, element: part },
      { path: "/events", element: <p>The list</p> },
      { path: "/events/:eventId", element: <p>The opened event</p> },
    ],
    { initialEntries: [path] },
  );
  return render(<RouterProvider router={router} />);
}

/** Renders the modal of a sample event. @param changes the fields with other values */
export function renderModal(changes?: Parameters<typeof sampleEvent>[0]) {
  return renderAt("/events/agra-2025", <EventModal event={sampleEvent(changes)} />);
}

/** An element's text as the screen shows it: line breaks as they are rendered, capitals as style makes them. */
export function renderedText(element: Element | null): string {
  if (!(element instanceof HTMLElement)) throw new Error("there is no such element");
  return element.innerText;
}
