import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { sampleEvent } from "../pages/events/event.fixture.ts";
import { eventRouteId } from "../pages/events/opened-event.ts";
import { NavigationAnnouncer } from "./navigation-announcer.tsx";

/** A site with lists, an event over them, and another page, at the first of some addresses. */
async function siteAt(address: string | { pathname: string; state: object }) {
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
    { initialEntries: [address] },
  );
  const screen = await render(<RouterProvider router={router} />);
  const main = screen.getByRole("main").element();
  const moveTo = async (to: string, state?: object) => {
    (document.activeElement as HTMLElement | null)?.blur();
    await router.navigate(to, { state });
  };
  return { moveTo, main, unmount: screen.unmount };
}

/** Time enough for effects, which React runs after the page has been painted. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

for (const { list, city } of [
  { list: "/events", city: null },
  { list: "/events/city/agra", city: "agra" },
  { list: "/events/city/सूरत", city: "सूरत" },
]) {
  const opened = { stepsToList: 1, city };

  test(`E-6 an event opened from ${list}, also after a reload, is no other page: closing it leaves the focus alone`, async () => {
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
