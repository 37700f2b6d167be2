import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { sampleEvent } from "../pages/events/event.fixture.ts";
import { eventRouteId } from "../pages/events/opened-event.ts";
import { NavigationAnnouncer } from "./navigation-announcer.tsx";

/** Renders a site with lists, an event over them and another page. @param location the initial location */
async function siteAt(location: string | { pathname: string; state: object }) {
  const shell = (
    <main id="main" tabIndex={-1}>
      <Outlet />
      <NavigationAnnouncer />
    </main>
  );
  const router = createMemoryRouter(
    [
      {
        element: shell,
        hydrateFallbackElement: <p>Loading</p>,
        children: [
          { path: "/events", element: <p>The list</p> },
          { path: "/events/city/:city", element: <p>A city's page</p> },
          {
            path: "/events/agra-2025",
            id: eventRouteId,
            loader: () => ({ event: sampleEvent() }),
            element: <p>An event</p>,
          },
          { path: "/landing", element: <p>Another page</p> },
        ],
      },
    ],
    { initialEntries: [location] },
  );
  const screen = await render(<RouterProvider router={router} />);
  const main = screen.getByRole("main").element();
  const moveTo = async (to: string, state?: object) => {
    (document.activeElement as HTMLElement | null)?.blur();
    await router.navigate(to, { state });
  };
  return { moveTo, main, unmount: screen.unmount };
}

/** Waits for React's effects, which run after the browser has painted. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

for (const { list, city } of [
  { list: "/events", city: null },
  { list: "/events/city/agra", city: "agra" },
  { list: "/events/city/सूरत", city: "सूरत" },
]) {
  const opened = { stepsToList: 1, city };

  test(`E-6 closing an event that was opened from ${list} does not move the focus, also after a reload`, async () => {
    for (const start of [list, { pathname: "/events/agra-2025", state: opened }]) {
      const { moveTo, main, unmount } = await siteAt(start);
      await moveTo("/events/agra-2025", opened);
      await settled();
      expect(document.activeElement).not.toBe(main);
      await moveTo(list);
      await settled();
      expect(document.activeElement).not.toBe(main);
      await unmount();
    }
  });
}
