import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { EventModal } from "./event/event-modal.tsx";
import { sampleEvent } from "./event.fixture.ts";
import { wholeList } from "./events-page.fixture.tsx";
import { EventsPage, shouldRevalidateList } from "./events-page.tsx";
import { EventsList } from "./list/events-list.tsx";

const kochi = sampleEvent({ _id: "kochi-1", title: "Kochi Edition", city: "Kochi", status: "closed", phase: 1 });
const list = { data: wholeList({ upcoming: [sampleEvent()], concluded: [], phase1: [kochi] }), List: EventsList };

/** Makes the window so wide, and gives the work that waits for idle time. */
async function inWindow(width: number) {
  const idle: IdleRequestCallback[] = [];
  vi.spyOn(window, "requestIdleCallback").mockImplementation((work) => idle.push(work));
  await page.viewport(width, 800);
  return idle;
}

/** An event that was opened by its address; the list comes once `arrive` is called. */
async function openByAddress() {
  let arrive = () => {};
  const coming = new Promise<typeof list>((resolve) => {
    arrive = () => resolve(list);
  });
  const router = createMemoryRouter(
    [
      {
        path: "/events",
        element: <EventsPage />,
        loader: ({ params }) => (params.eventId === undefined ? coming : null),
        shouldRevalidate: shouldRevalidateList,
        children: [
          { index: true, element: null },
          {
            id: "app/pages/events/event/event-route.tsx",
            path: ":eventId",
            element: <EventModal event={kochi} />,
            loader: () => ({ event: kochi }),
          },
        ],
        hydrateFallbackElement: <p>Loading</p>,
      },
    ],
    { initialEntries: ["/events/kochi-1"] },
  );
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole("dialog", { name: "Kochi Edition" })).toBeVisible();
  return arrive;
}

const cards = () => document.querySelectorAll(".event-card").length;

test("E-6 an event that is opened by its address stands alone on a phone: the list is not loaded for it", async () => {
  const idle = await inWindow(780);
  await openByAddress();
  expect(idle).toEqual([]);
  expect(cards()).toBe(0);
  expect(document.querySelector("[role=tablist]")).toBeNull();
  await expect.element(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveTextContent("Events");
});

test("E-6 where the page can be seen around the event the list comes behind it in idle time, on its phase's tab", async () => {
  const idle = await inWindow(781);
  const arrive = await openByAddress();
  await expect.poll(() => idle.length).toBe(1);
  for (const work of idle) work({ didTimeout: false, timeRemaining: () => 50 });
  await expect.poll(cards).toBeGreaterThan(0);
  const tab = page.getByRole("tab", { name: "Phase 1", includeHidden: true });
  await expect.element(tab).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("dialog", { name: "Kochi Edition" })).toBeVisible();
  arrive();
});

test("E-6 a tablet that is turned to its wide side gets the list behind the event", async () => {
  const idle = await inWindow(768);
  const arrive = await openByAddress();
  expect(idle).toEqual([]);
  await page.viewport(1024, 768);
  await expect.poll(() => idle.length).toBe(1);
  for (const work of idle) work({ didTimeout: false, timeRemaining: () => 50 });
  await expect.poll(cards).toBeGreaterThan(0);
  arrive();
});

test("E-6 who closes it keeps it until the list is there, on its phase's tab, with the focus on its card", async () => {
  await inWindow(780);
  const arrive = await openByAddress();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog", { name: "Kochi Edition" })).toBeVisible();
  arrive();
  await expect.element(page.getByRole("tab", { name: "Phase 1" })).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("link", { name: "Kochi Edition" })).toHaveFocus();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(cards()).toBe(2);
});
