import { phaseTab } from "../support/event-elements.ts";
import { expect, read, test } from "../support/shared-page-test.ts";

test("E-1 the phases are proper tabs, and Phase 2 is selected first @once", async ({ page }) => {
  await read(page, "/events");
  const tabs = page.getByRole("tablist", { name: "Phases" }).getByRole("tab");
  await expect(tabs).toHaveText(["Phase 2", "Phase 1"], { useInnerText: true });
  for (const [phase, selected] of [
    [2, "true"],
    [1, "false"],
  ] as const) {
    const tab = phaseTab(page, phase);
    const { id, controls } = await tab.evaluate((node) => ({
      id: node.id,
      controls: node.getAttribute("aria-controls"),
    }));
    await expect(tab).toHaveAttribute("aria-selected", selected);
    const panel = page.locator(`#${controls}`);
    await expect(panel).toHaveRole("tabpanel");
    await expect(panel).toHaveAttribute("aria-labelledby", id);
    await expect(panel).toBeVisible({ visible: phase === 2 });
  }
});

test("E-2 Phase 2 shows Upcoming Events and Concluded Events, each a grid of cards @once", async ({ page }) => {
  await read(page, "/events");
  const panel = page.getByRole("tabpanel", { name: "Phase 2" });
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText(
    ["Upcoming Events", "Concluded Events", "Follow the tour in your calendar"],
    { useInnerText: true },
  );
  for (const [heading, count] of [
    ["Upcoming Events", 3],
    ["Concluded Events", 5],
  ] as const) {
    const section = panel.locator("section").filter({ has: page.getByRole("heading", { name: heading }) });
    const grid = section.getByRole("list");
    await expect(grid).toHaveCount(1);
    await expect(grid).toHaveCSS("display", "grid");
    await expect(grid.getByRole("article")).toHaveCount(count);
  }
});

test("N-1 links fit the status: no upcoming event has highlights, no closed one a registration @once", async ({
  page,
}) => {
  await read(page, "/events");
  const cards = page.getByRole("article");
  const ofUpcoming = cards.filter({ has: page.getByText("Upcoming", { exact: true }) });
  await expect(ofUpcoming.getByRole("link", { name: "Register Now" })).toHaveCount(3);
  await expect(ofUpcoming.getByRole("link", { name: "Watch Highlights" })).toHaveCount(0);
  const ofClosed = cards.filter({ has: page.getByText("Concluded", { exact: true }) });
  await expect(ofClosed.getByRole("link", { name: "Watch Highlights" })).toHaveCount(5);
  await expect(ofClosed.getByRole("link", { name: "Register Now" })).toHaveCount(0);
});
