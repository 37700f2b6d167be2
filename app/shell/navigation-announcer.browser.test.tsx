import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { NavigationAnnouncer } from "./navigation-announcer.tsx";

/** A site with lists, an event over them, and another page, at the first of some addresses. */
async function siteAt(address: string) {
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
        children: [
          { path: "/events", element: <p>The list</p> },
          { path: "/events/concluded/2", element: <p>A further page</p> },
          { path: "/events/agra-2025", element: <dialog data-modal="">An event</dialog> },
          { path: "/landing", element: <p>Another page</p> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  const screen = await render(<RouterProvider router={router} />);
  const main = screen.getByRole("main").element();
  const moveTo = async (to: string) => {
    (document.activeElement as HTMLElement | null)?.blur();
    await router.navigate(to);
  };
  return { moveTo, main };
}

/** Time enough for effects, which React runs after the page has been painted. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

for (const list of ["/events", "/events/concluded/2"]) {
  test(`E-6 an event opened from ${list} and closed again is no other page: the focus is left alone`, async () => {
    const { moveTo, main } = await siteAt(list);
    for (const address of ["/events/agra-2025", list]) {
      await moveTo(address);
      await settled();
      expect(document.activeElement).not.toBe(main);
    }
  });
}

test("R-10 another page gets the focus, so that the keyboard and screen readers begin there", async () => {
  const { moveTo, main } = await siteAt("/events");
  for (const address of ["/events/concluded/2", "/landing", "/events/agra-2025"]) {
    await moveTo(address);
    await expect.poll(() => document.activeElement).toBe(main);
  }
});
