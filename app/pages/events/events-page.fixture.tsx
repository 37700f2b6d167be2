import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { render } from "vitest-browser-react";
import { bothPhases } from "./event.fixture.ts";
import type { EventsData } from "./list/load-events.ts";

/** The data of an Events page that shows every event itself, with the two phases of the specification or others. */
export function wholeList(lists: Partial<EventsData["lists"]>, phases = bothPhases): EventsData {
  const whole = { upcoming: [], concluded: [], ...lists };
  const total = ({ length }: readonly unknown[]) => ({ cards: length, stops: length });
  const totals = Object.entries(whole).map(([section, events = []]) => [section, total(events)]);
  const cities = [...new Set(Object.values(whole).flatMap((events = []) => events.map(({ city }) => city)))];
  return {
    phases,
    sharePicture: null,
    lists: whole,
    totals: Object.fromEntries(totals),
    cities,
    further: null,
    ofCity: null,
  };
}

/** Renders a part of the Events page at an address, among the routes that it may link to. */
export function renderAt(address: "/events" | "/events/agra-2025", part: ReactNode) {
  const atList = address === "/events";
  const router = createMemoryRouter(
    [
      { path: "/events", element: atList ? part : <p>The list</p> },
      { path: "/events/:eventId", element: atList ? <p>The opened event</p> : part },
    ],
    { initialEntries: [address] },
  );
  return render(<RouterProvider router={router} />);
}

/** An element's text as it stands on the screen: line breaks as they are rendered, capitals as style makes them. */
export function renderedText(element: Element | null): string {
  if (!(element instanceof HTMLElement)) throw new Error("there is no such element");
  return element.innerText;
}
