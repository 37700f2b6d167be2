import { expect, test } from "vitest";
import { bothPhases, sampleEvent, samplePhase } from "../event.fixture.ts";
import { renderEventsPage, wholeList } from "../events-page.fixture.tsx";

const pune = sampleEvent({ _id: "pune-2025", title: "Bitcoin Yatra Pune", city: "Pune", status: "closed" });
const kochi = sampleEvent({ _id: "kochi-1", title: "Kochi Edition", city: "Kochi", status: "closed", phase: 1 });
const whole = wholeList({ upcoming: [], concluded: [pune], phase1: [kochi] });

async function renderList(path: string, data = whole) {
  const { screen, router } = await renderEventsPage(data, path);
  const shown = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { screen, shown };
}

test("E-1 selecting a tab keeps the rest of the URL", async () => {
  const { screen, shown } = await renderList("/events?utm_source=poster#main");
  await screen.getByRole("tab", { name: "Phase 1" }).click();
  await expect.poll(shown).toBe("/events?utm_source=poster&phase=1#main");
  await screen.getByRole("tab", { name: "Phase 2" }).click();
  await expect.poll(shown).toBe("/events?utm_source=poster#main");
});

test("E-1 an unknown phase in the URL is ignored", async () => {
  const { screen } = await renderList("/events?phase=9");
  await expect.element(screen.getByRole("tab", { selected: true })).toHaveTextContent("Phase 2");
});

test("E-5 a phase that is ahead has a tab, which the URL can select, and says that its events will follow", async () => {
  const phases = [{ ...samplePhase(3, "ahead"), emptyHeading: "Packing the trunk" }, ...bothPhases];
  const { screen } = await renderList("/events?phase=3", wholeList({ concluded: [pune], phase1: [kochi] }, phases));
  await expect.element(screen.getByRole("tab", { selected: true })).toHaveTextContent("Phase 3");
  const panel = screen.getByRole("tabpanel", { name: "Phase 3" });
  await expect.element(panel.getByRole("heading", { level: 2, name: "Phase 3" })).toBeVisible();
  await expect.element(panel.getByText("Packing the trunk", { exact: true })).toBeVisible();
  await expect.element(panel.getByText("Events for Phase 3 will be added soon.", { exact: true })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Events, Phase 3/);
  const calendar = panel.getByRole("link", { name: "Phase 3: Download" });
  await expect.element(calendar).toHaveAttribute("href", "/calendars/phase-3.ics");
});

test("E-1 a third phase that is live is the default, without a query in the URL", async () => {
  const phases = [samplePhase(3, "live"), samplePhase(2, "concluded"), samplePhase(1, "concluded")];
  const { screen, shown } = await renderList("/events", wholeList({ phase2: [pune], phase1: [kochi] }, phases));
  await expect.element(screen.getByRole("tab", { selected: true })).toHaveTextContent("Phase 3");
  await screen.getByRole("tab", { name: "Phase 2" }).click();
  await expect.poll(shown).toBe("/events?phase=2");
  await expect.element(screen.getByRole("tabpanel").getByText("1 stop behind us")).toBeVisible();
  await screen.getByRole("tab", { name: "Phase 3" }).click();
  await expect.poll(shown).toBe("/events");
});
