import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { sampleEvent } from "../event.fixture.ts";
import { wholeList } from "../events-page.fixture.tsx";
import { EventsList } from "./events-list.tsx";

const pune = sampleEvent({ _id: "pune-2025", title: "Bitcoin Yatra Pune", city: "Pune", status: "closed" });
const kochi = sampleEvent({ _id: "kochi-1", title: "Kochi Edition", city: "Kochi", status: "closed", phase: 1 });
const whole = wholeList({ upcoming: [], concluded: [pune], phase1: [kochi] });

async function renderList(address: string, data = whole) {
  const list = <EventsList data={data} openedPhase={null} />;
  const router = createMemoryRouter([{ path: "*", element: list }], { initialEntries: [address] });
  const screen = await render(<RouterProvider router={router} />);
  const shown = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { screen, shown };
}

test("E-1 a tab leaves the rest of the address as it is", async () => {
  const { screen, shown } = await renderList("/events?utm_source=poster#main");
  await screen.getByRole("tab", { name: "Phase 1" }).click();
  await expect.poll(shown).toBe("/events?utm_source=poster&phase=1#main");
  await screen.getByRole("tab", { name: "Phase 2" }).click();
  await expect.poll(shown).toBe("/events?utm_source=poster#main");
});

test("E-1 X-6 on a further page its own phase needs no name in the address, and the other one has one", async () => {
  const further = { section: "phase1", page: 2, events: [kochi] } as const;
  const data = { ...whole, further: { ...further, events: [...further.events] } };
  const { screen, shown } = await renderList("/events/phase1/2", data);
  const selected = screen.getByRole("tab", { selected: true });
  await expect.element(selected).toHaveTextContent("Phase 1");
  await expect.poll(() => document.title).toMatch(/^Events of Phase 1, page 2/);
  await screen.getByRole("tab", { name: "Phase 2" }).click();
  await expect.poll(shown).toBe("/events/phase1/2?phase=2");
  await expect.poll(() => document.title).toMatch(/^Events, Phase 2/);
  await screen.getByRole("tab", { name: "Phase 1" }).click();
  await expect.poll(shown).toBe("/events/phase1/2");
  await expect.element(selected).toHaveTextContent("Phase 1");
});

test("E-1 an unknown phase in the address is none: the page shows what it shows by itself", async () => {
  const { screen } = await renderList("/events?phase=9");
  await expect.element(screen.getByRole("tab", { selected: true })).toHaveTextContent("Phase 2");
});
