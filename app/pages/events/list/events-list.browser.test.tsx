import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { bothPhases, sampleEvent, samplePhase } from "../event.fixture.ts";
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

test("E-5 a phase ahead has a tab, opened by its name in the address, and says so as long as it has no event", async () => {
  const phases = [{ ...samplePhase(3, "ahead"), emptyHeading: "Packing the trunk" }, ...bothPhases];
  const { screen } = await renderList("/events?phase=3", wholeList({ concluded: [pune], phase1: [kochi] }, phases));
  await expect.element(screen.getByRole("tab", { selected: true })).toHaveTextContent("Phase 3");
  const panel = screen.getByRole("tabpanel", { name: "Phase 3" });
  await expect.element(panel.getByRole("heading", { level: 2, name: "Phase 3" })).toBeVisible();
  await expect.element(panel.getByText("Packing the trunk", { exact: true })).toBeVisible();
  await expect.element(panel.getByText("Events for Phase 3 will be added soon.", { exact: true })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Events, Phase 3/);
  await expect.element(panel.getByRole("navigation")).not.toBeInTheDocument();
  const calendar = panel.getByRole("link", { name: "Phase 3: Download" });
  await expect.element(calendar).toHaveAttribute("href", "/calendars/phase-3.ics");
});

test("E-1 X-1 with a third phase live it is shown by itself, and a city leads to each of the others that has it", async () => {
  const phases = [samplePhase(3, "live"), samplePhase(2, "concluded"), samplePhase(1, "concluded")];
  const inPune = { ...pune, phase: 3 };
  const lists = {
    upcoming: [{ ...inPune, _id: "pune-2026", title: "Pune again", status: "upcoming" }],
    phase2: [pune, { ...kochi, _id: "kochi-2025", title: "Kochi again", phase: 2 }],
    phase1: [kochi, { ...pune, _id: "pune-1", title: "Pune Edition", phase: 1 }],
  };
  const { screen, shown } = await renderList("/events?city=pune", wholeList(lists, phases));
  await expect.element(screen.getByRole("tab", { selected: true })).toHaveTextContent("Phase 3");
  await expect.element(screen.getByRole("status")).toHaveTextContent("1 event in Pune · Phase 2 has 1 · Phase 1 has 1");
  await screen.getByRole("link", { name: "Phase 2 has 1" }).click();
  await expect.poll(shown).toBe("/events?city=pune&phase=2");
  await screen.getByRole("link", { name: "All cities" }).click();
  await expect.poll(shown).toBe("/events?phase=2");
  await expect.element(screen.getByRole("tabpanel").getByText("2 stops behind us")).toBeVisible();
  await screen.getByRole("link", { name: "Kochi", exact: true }).click();
  await screen.getByRole("tab", { name: "Phase 3" }).click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("No Events in Kochi in Phase 3");
  const ways = screen.getByRole("link", { name: /Phase \d has 1|See all cities/ }).elements();
  expect(ways.map(({ textContent }) => textContent)).toEqual(["Phase 2 has 1", "Phase 1 has 1", "See all cities"]);
});
