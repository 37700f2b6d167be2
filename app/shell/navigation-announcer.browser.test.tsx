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
    // React runs effects after the page has been painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return document.activeElement === main;
  };
  return moveTo;
}

for (const list of ["/events", "/events/concluded/2"]) {
  test(`E-6 an event opened from ${list} and closed again is no other page: the focus is left alone`, async () => {
    const moveTo = await siteAt(list);
    expect(await moveTo("/events/agra-2025")).toBe(false);
    expect(await moveTo(list)).toBe(false);
  });
}

test("R-10 another page gets the focus, so that the keyboard and screen readers begin there", async () => {
  const moveTo = await siteAt("/events");
  expect(await moveTo("/events/concluded/2")).toBe(true);
  expect(await moveTo("/landing")).toBe(true);
  expect(await moveTo("/events/agra-2025")).toBe(true);
});
