import { eventModal, phaseTab } from "../support/event-elements.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive } from "../support/site-test.ts";
import { axeViolations } from "./axe-violations.ts";

for (const { clause, phase } of [
  { clause: "E-2", phase: 2 },
  { clause: "E-3", phase: 1 },
] as const) {
  test(`${clause} Phase ${phase} has no violation of WCAG 2.2 AA that axe finds @once`, async ({ page }) => {
    await openLive(page, "/events");
    await phaseTab(page, phase).click();
    await expect(page.getByRole("tabpanel")).toHaveAccessibleName(`Phase ${phase}`);
    expect(await axeViolations(page)).toEqual([]);
  });
}

for (const { kind, id, title } of [
  { kind: "an upcoming event", id: "tirupati-2025", title: "Bitcoin Yatra Tirupati" },
  { kind: "a closed event", id: "patna-edition-1", title: "Patna Edition 1.0" },
]) {
  test(`D-1 X-3 ${kind}, opened and its share links unfolded, has no violation of WCAG 2.2 AA that axe finds @once`, async ({
    page,
  }) => {
    await openLive(page, `/events/${id}`);
    await eventModal(page, title).locator("summary", { hasText: "Share" }).click();
    await expect(eventModal(page, title).getByRole("link", { name: "E-mail" })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}
