import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sampleEvent } from "./event.fixture.ts";
import { EventModal } from "./event-modal.tsx";
import { wholeList } from "./event-route.fixture.tsx";
import { EventsPage } from "./events-page.tsx";

const kochi = sampleEvent({ _id: "kochi-1", title: "Kochi Edition", city: "Kochi", status: "closed", phase: 1 });
const list = wholeList({ upcoming: [sampleEvent()], concluded: [], phase1: [kochi] });

const opened = { event: kochi };

/** What runs in idle time, until a test lets it. */
let idle: IdleRequestCallback[] = [];
let leave = () => {};

afterEach(() => leave());

/** An event's prerendered page, to which React has just attached. */
async function enterEvent() {
  idle = [];
  vi.spyOn(window, "requestIdleCallback").mockImplementation((work) => idle.push(work));
  const router = createMemoryRouter(
    [
      {
        id: "list",
        path: "/events",
        element: <EventsPage />,
        loader: () => list,
        children: [
          {
            id: "app/pages/events/event-route.tsx",
            path: ":eventId",
            element: <EventModal event={kochi} />,
            loader: () => opened,
          },
        ],
      },
    ],
    {
      initialEntries: ["/events/kochi-1"],
      hydrationData: { loaderData: { list, "app/pages/events/event-route.tsx": opened } },
    },
  );
  const site = <RouterProvider router={router} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(site);
  const prerendered = container.textContent;
  startTransition(() => {
    const root = hydrateRoot(container, site);
    leave = () => {
      root.unmount();
      container.remove();
    };
  });
  await expect.poll(() => idle.length).toBe(1);
  return prerendered;
}

const cards = () => document.querySelectorAll(".event-card").length;

test("E-6 an event's prerendered page holds that event alone; the list comes behind it in idle time", async () => {
  expect(await enterEvent()).not.toContain("Bitcoin Yatra Agra");
  expect(cards()).toBe(0);
  for (const work of idle) work({ didTimeout: false, timeRemaining: () => 50 });
  await expect.poll(cards).toBe(2);
  await expect.element(page.getByRole("dialog", { name: "Kochi Edition" })).toBeVisible();
});

test("E-6 who closes the event before that has the list at once, on its phase's tab and its card", async () => {
  await enterEvent();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("tab", { name: "Phase 1" })).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("link", { name: "Kochi Edition" })).toHaveFocus();
  expect(cards()).toBe(2);
});
