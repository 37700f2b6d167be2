import { stat } from "node:fs/promises";
import path from "node:path";
import { plainWords } from "../../../content-check/words/read-words.ts";
import { testSite } from "../../../site-build/site-folders.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { eventLink } from "../support/event-elements.ts";
import { isCached, openCached, test, untilCached } from "../support/offline-test.ts";
import { expect, expectPicture, openHydrated, untilHydrated } from "../support/site-test.ts";

const [opened, tapped, never] = testCatalogue.events.filter(({ phase }) => phase === 2);
if (!opened || !tapped || !never) throw new Error("The tests' content has too few events.");
const pathOf = ({ _id }: { _id: string }) => `/events/${_id}`;

test("O-1 O-5 without a connection, an event that was opened before shows its text, picture and calendar file and when it was saved", async ({
  page,
  context,
}) => {
  await openCached(page, "/events");
  await eventLink(page, tapped.title).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(tapped.venue);
  await untilCached(page, pathOf(tapped), `${pathOf(tapped)}.ics`);
  await context.setOffline(true);
  await page.reload();
  await untilHydrated(page);
  await expect(dialog).toContainText(tapped.venue);
  await expect(dialog).toContainText(tapped.description.split("\n")[0] ?? "");
  const notice = dialog.getByRole("status");
  await expect(notice).toHaveText(/^You are offline\. This page was saved on \d+ \w+ \d{4}, \d\d:\d\d\.$/);
  await expect(notice).toBeInViewport();
  await expectPicture(dialog.locator("img").first());
  const calendar = await page.evaluate(async (file) => (await fetch(file)).text(), `${pathOf(tapped)}.ics`);
  expect(calendar).toContain(`UID:${tapped.uuid}`);
  await page.getByRole("link", { name: /^Close/ }).click();
  await expect(dialog).toHaveCount(0);
  await eventLink(page, tapped.title).click();
  await expect(dialog).toContainText(tapped.venue);
  await page.clock.install();
  await context.setOffline(false);
  await expect(notice).toHaveText("You are online again.");
  await page.clock.fastForward(5000);
  await expect(notice).toBeEmpty();
});

test("O-2 O-3 O-4 PA-11 without a connection, Partners shows its last list, and an event that was never opened shows the offline page until the connection is back", async ({
  page,
  context,
}) => {
  await openCached(page, "/partners");
  await page.reload();
  await untilCached(page, "/api/partners");
  await openCached(page, pathOf(opened));
  await openCached(page, "/events");
  await context.setOffline(true);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await eventLink(page, never.title).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("You are offline");
  await expect(heading).toBeInViewport();
  await expect(page.getByRole("main").getByRole("listitem")).toContainText(["All events", opened.title]);
  await page.goBack();
  await expect(heading).toHaveText("Events");
  await page.goto("/partners");
  await expect(page.getByRole("heading", { name: "Supporters" })).toBeVisible();
  await page.goto(pathOf(never));
  await expect(heading).toHaveText("You are offline");
  for (const drawing of await page.locator("img:visible").all()) await expectPicture(drawing);
  // The heading of the offline page has the same text.
  const notice = page.locator(".offline-notice");
  await expect(notice).toHaveText("You are offline.");
  await expect(notice).toBeHidden();
  await page.getByRole("link", { name: opened.title }).click();
  await expect(page.getByRole("dialog")).toContainText(opened.venue);
  await page.goto(pathOf(never));
  await expect(page.getByRole("link", { name: opened.title })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("dialog")).toContainText(never.venue);
});

test("O-3 O-6 the worker and the files that it precaches have at most 30 KB, and the offline page does not reload during a navigation to another page", async ({
  page,
  context,
}) => {
  await openCached(page, "/landing");
  const files = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes(":offline:"));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  const sizes = ["/service-worker.js", ...files].map(async (name) => {
    const file = path.join(testSite.output, "client", name === "/offline" ? "/offline.html" : name);
    const { size } = await stat(`${file}.br`).catch(() => stat(file));
    return size;
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(files.length).toBeGreaterThan(3);
  expect(bytes, files.join()).toBeLessThanOrEqual(30 * 1024);

  await context.setOffline(true);
  await page.goto(pathOf(never));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.getByText("Events that you open can be read here from then on.")).toBeVisible();
  await page.evaluate(() => {
    location.assign("/landing");
    dispatchEvent(new Event("online"));
  });
  await expect(page).toHaveURL("/landing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^One stop/);
});

test("O-6 with saveData, the worker caches the pages that were opened and fetches nothing else", async ({
  page,
  context,
  relay,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await openHydrated(page, pathOf(opened));
  await untilCached(page, pathOf(opened));
  expect(relay.requested.filter((path) => path === pathOf(opened))).toHaveLength(1);
  expect(relay.requested).not.toContain("/offline");
  expect(await isCached(page, "/offline")).toBe(false);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("dialog")).toContainText(opened.venue);
});

test("LG-8 O-3 a language has an offline page of its own once one of its pages was opened, and else that of another language", async ({
  page,
  context,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const stops = page.getByRole("main").getByRole("listitem").getByRole("link");
  await openCached(page, "/events/delhi-2025");
  await context.setOffline(true);
  await page.goto("/hi/landing");
  await expect(heading).toHaveText("You are offline");
  // The page then listens for the `online` event.
  await page.waitForLoadState("networkidle");
  await context.setOffline(false);
  await expect(page.locator("html[data-ready]")).toHaveAttribute("lang", "hi");
  await expect(heading).not.toHaveText("You are offline");

  await openHydrated(page, "/hi/events/trichy-2025");
  await untilCached(page, "/hi/events/trichy-2025", "/hi/events/trichy-2025.ics", "/hi/offline");
  await context.setOffline(true);
  await page.goto("/hi/partners");
  await expect(heading).toHaveText(plainWords("hi").youAreOffline ?? "");
  await expect(stops).toHaveText(["बिटकॉइन यात्रा त्रिची"]);
  await expect(stops).toHaveAttribute("href", "/hi/events/trichy-2025");
  await expect(stops).not.toHaveAttribute("lang");
});
