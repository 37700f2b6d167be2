import type { Page } from "@playwright/test";
import { phaseTab } from "../support/event-elements.ts";
import { noticeOf, unhurried } from "../support/offline-test.ts";
import { holdAnswer, listAddress, partnersAnswer } from "../support/partners-answers.ts";
import { expect, openLive, test } from "../support/site-test.ts";

/*
 * What screen readers find on every page and in the states that change it most: roles, names, levels, order. The files
 * beside this one hold it; who changes it on purpose reads the new text aloud once, then runs this file with
 * `--update-snapshots=changed`.
 */

/** Opens a page and waits for the last part that its script adds: the line that tells of the connection. */
async function openWhole(page: Page, address: string) {
  await openLive(page, address);
  await expect(noticeOf(page)).toBeAttached(unhurried);
}

test("WCAG 2.2 AA 1.3.1 Home and its video, as a screen reader finds them", async ({ page }) => {
  await openWhole(page, "/");
  await page.getByRole("region", { name: "Aftermovie Phase 1" }).scrollIntoViewIfNeeded();
  await expect(page.getByTitle("Aftermovie of Phase 1")).toBeAttached();
  await expect(page.locator("body")).toMatchAriaSnapshot({ name: "home.aria.yml" });
  await page.getByRole("button", { name: "Aftermovie Phase 1" }).click();
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot({ name: "home-video.aria.yml" });
});

test("WCAG 2.2 AA 1.3.1 Events, its tabs and a city's list, as a screen reader finds them", async ({ page }) => {
  await openWhole(page, "/events");
  await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: "events-phase-2.aria.yml" });
  await phaseTab(page, 1).click();
  await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: "events-phase-1.aria.yml" });
  await openWhole(page, "/events?city=Mumbai");
  await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: "events-city.aria.yml" });
});

test("WCAG 2.2 AA 1.3.1 an upcoming and a closed event, as a screen reader finds them", async ({ page }) => {
  for (const id of ["tirupati-2025", "mumbai-edition-3"]) {
    await openWhole(page, `/events/${id}`);
    await expect(page.getByRole("dialog")).toMatchAriaSnapshot({ name: `event-${id}.aria.yml` });
  }
});

test("WCAG 2.2 AA 1.3.1 Partners while it waits and with its list, as a screen reader finds them", async ({ page }) => {
  const answer = partnersAnswer({ supporters: 2, hosts: 1 });
  const release = await holdAnswer(page, answer);
  await openWhole(page, "/partners");
  await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: "partners-waiting.aria.yml" });
  release();
  await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: "partners.aria.yml" });
});

test("WCAG 2.2 AA 1.3.1 Landing and the offline page, as a screen reader finds them", async ({ page }) => {
  await openWhole(page, "/landing");
  await page.locator("summary").first().click();
  await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: "landing.aria.yml" });
  await openWhole(page, "/offline");
  await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: "offline.aria.yml" });
});

test.describe("failures", () => {
  test.use({
    allowedErrors: /status of (404|500)|^The partners could not be loaded\. Error: \/api\/partners answered 500/,
  });

  test("WCAG 2.2 AA 1.3.1 an undefined address and Partners after a failure, as a screen reader finds them", async ({
    page,
  }) => {
    await openWhole(page, "/nowhere");
    await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: "crash.aria.yml" });
    await page.route(listAddress, (route) => route.fulfill({ status: 500 }));
    await openWhole(page, "/partners");
    await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: "partners-failed.aria.yml" });
  });
});

test.describe("menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("WCAG 2.2 AA 1.3.1 the header and the open menu of a phone, as a screen reader finds them", async ({ page }) => {
    await openWhole(page, "/partners");
    await expect(page.getByRole("banner")).toMatchAriaSnapshot({ name: "phone-header.aria.yml" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog")).toMatchAriaSnapshot({ name: "menu.aria.yml" });
  });
});
