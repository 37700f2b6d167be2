import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { imitateTranslation, translationMark as mark } from "../../../tests/e2e/support/translate-pages.ts";
import { EventModal } from "./event/event-modal.tsx";
import { sampleEvent } from "./event.fixture.ts";
import { renderAt, wholeList } from "./events-page.fixture.tsx";
import { EventsList } from "./list/events-list.tsx";
import type { EventsData } from "./list/load-events.ts";

beforeAll(() => {
  imitateTranslation({ isEarly: false, mark });
  dispatchEvent(new Event("site-ready"));
});

/** Renders a list whose data the address chooses, and gives the way to another address. */
async function renderList(dataOf: (pathname: string) => EventsData, address: string) {
  const List = () => <EventsList data={dataOf(useLocation().pathname)} openedPhase={null} />;
  const router = createMemoryRouter([{ path: "*", Component: List }], { initialEntries: [address] });
  return { screen: await render(<RouterProvider router={router} />), goTo: (to: string) => router.navigate(to) };
}

test("where the browser translates the page, the button for more events says what it leads to on each page of the list", async () => {
  const event = sampleEvent();
  const dataOf = (pathname: string): EventsData => {
    const listed = wholeList({ upcoming: [event] });
    const whole = { ...listed, totals: { ...listed.totals, upcoming: { cards: 200, stops: 200 } } };
    return pathname === "/events" ? whole : { ...whole, further: { section: "upcoming", page: 2, events: [event] } };
  };
  const { screen, goTo } = await renderList(dataOf, "/events");
  const more = screen.getByRole("link", { name: /^Show/ });
  await expect.poll(() => more.element().textContent).toMatch(/^Show more: \d+/);
  await goTo("/events/upcoming/2");
  await expect.poll(() => more.element().textContent).toContain(`Show more${mark}`);
});

test("where the browser translates the page, a city without events in the phase takes another one's place", async () => {
  const of = (city: string, phase: number) =>
    sampleEvent({ _id: `${city}-${phase}`.toLowerCase(), title: `${city} ${phase}`, city, phase, status: "closed" });
  const data = wholeList({ concluded: [of("Pune", 2)], phase1: [of("Kochi", 1), of("Pune", 1)] });
  const { screen, goTo } = await renderList(() => data, "/events?phase=2&city=Kochi");
  await expect.element(screen.getByRole("link", { name: /^Phase 1 has 1/ })).toBeVisible();
  await goTo("/events?phase=2&city=Pune");
  await expect.element(screen.getByText(/^1 event in Pune/).first()).toBeVisible();
  await goTo("/events?phase=2&city=Kochi");
  await expect.element(screen.getByRole("link", { name: /^Phase 1 has 1/ })).toBeVisible();
  await goTo("/events?phase=2");
  await expect.element(screen.getByText(/in Pune/)).not.toBeInTheDocument();
});

test("where the browser translates the page, an event's address is copied twice, with either outcome", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const screen = await renderAt("/events/agra-2025", <EventModal event={sampleEvent()} />);
  await screen.getByText(/^Share/).click();
  for (const outcome of [/^Copied/, /^Copying is not allowed/, /^Copied/]) {
    if (outcome.source.includes("not")) write.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
    await screen.getByRole("button", { name: /^Copy link/ }).click();
    await expect.poll(() => screen.getByRole("status").element().textContent).toMatch(outcome);
  }
});
