import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { sampleEvent } from "./event.fixture.ts";
import { EventsPage } from "./events-page.tsx";

type Event = ReturnType<typeof sampleEvent>;
type Lists = { upcoming: Event[]; concluded: Event[]; phase1: Event[] };

function renderPage(lists: Partial<Lists>) {
  const loader = () => ({ upcoming: [], concluded: [], phase1: [], ...lists });
  const router = createMemoryRouter(
    [{ path: "/events", element: <EventsPage />, loader, hydrateFallbackElement: <p>Loading</p> }],
    { initialEntries: ["/events"] },
  );
  return render(<RouterProvider router={router} />);
}

test("E-5 without events each of Phase 2's sections says so under its heading", async () => {
  const screen = await renderPage({});
  await expect.element(screen.getByText("No Upcoming Events", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("No Concluded Events", { exact: true })).toBeVisible();
  const headings = screen.getByRole("heading", { level: 2 }).elements();
  expect(headings.map((heading) => heading.textContent)).toEqual(["Upcoming Events", "Concluded Events"]);
  await expect.element(screen.getByText("No Events Found", { exact: true })).not.toBeVisible();
});

test("E-5 without events Phase 1 says No Events Found, and that they will come", async () => {
  const screen = await renderPage({});
  await screen.getByRole("tab", { name: "Phase 1" }).click();
  await expect.element(screen.getByText("No Events Found", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Events for Phase 1 will be added soon.", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("No Upcoming Events", { exact: true })).not.toBeVisible();
});

test("E-5 a section with events says nothing of the kind", async () => {
  const screen = await renderPage({ upcoming: [sampleEvent()], phase1: [sampleEvent({ _id: "agra-1", phase: 1 })] });
  await expect.element(screen.getByRole("article")).toBeVisible();
  await expect.element(screen.getByText("No Upcoming Events")).not.toBeInTheDocument();
  await expect.element(screen.getByText("No Events Found")).not.toBeInTheDocument();
  await expect.element(screen.getByText("No Concluded Events", { exact: true })).toBeVisible();
});
