import path from "node:path";
import { workerAddress } from "../../../catalogue/links/worker-address.ts";
import { sentSize } from "../../../site-build/compress-site.ts";
import { testSite } from "../../../site-build/site-folders.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { navigateInApp } from "../support/client-navigation.ts";
import { cachedIn, noticeOf, openCached, test, unhurried } from "../support/offline-test.ts";
import { expect, openLive } from "../support/site-test.ts";

const [opened, tapped, never] = testCatalogue.events.filter(({ phase }) => phase === 2);
if (!opened || !tapped || !never) throw new Error("The tests' content has too few events.");
const address = ({ _id }: { _id: string }) => `/events/${_id}`;

test.beforeEach(() => test.slow());

test("O-1 O-5 an opened event reads without a connection, with the time when it was saved; online again the notice goes", async ({
  page,
  context,
}) => {
  await openCached(page, address(opened));
  await context.setOffline(true);
  await page.reload();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(page.getByRole("dialog")).toContainText(opened.venue);
  await expect(page.getByRole("dialog")).toContainText(opened.description.split("\n")[0] ?? "");
  const notice = page.getByRole("dialog").getByRole("status");
  await expect(notice).toHaveText(/^You are offline\. This page was saved on \d+ \w+ \d{4}, \d\d:\d\d\.$/);
  await expect(notice).toBeInViewport();
  await context.setOffline(false);
  await expect(notice).toHaveText("You are online again.");
  await expect(notice).toBeEmpty();
});

test.describe("where the worker's script does not come", () => {
  test.use({ allowedErrors: /when fetching the script|bad HTTP response code \(404\)|status of 404/ });

  test("O-6 it is asked for four times in all", async ({ page, relay }) => {
    await page.clock.install();
    relay.own.set(workerAddress, { status: 404, type: "text/plain", body: "" });
    await openLive(page, "/landing");
    const asked = () => relay.asked.filter((path) => path === workerAddress).length;
    const askedLater = async () => {
      await page.clock.fastForward("10:00");
      return asked();
    };
    await expect.poll(askedLater, unhurried).toBe(4);
    await page.clock.fastForward("01:00:00");
    await page.waitForTimeout(300);
    expect(asked()).toBe(4);
  });

  test("O-1 O-6 an event opened is kept once it comes after all", async ({ page, relay }) => {
    await page.clock.install();
    relay.own.set(workerAddress, (response) => response.destroy());
    await openLive(page, address(opened));
    await expect.poll(() => relay.asked, unhurried).toContain(workerAddress);
    relay.own.delete(workerAddress);
    await expect
      .poll(async () => {
        await page.clock.fastForward(30_000);
        return cachedIn(page, ":pages:");
      }, unhurried)
      .toContain(address(opened));
  });
});

test("O-1 an event opened by a tap reads without a connection, by reload and by a tap", async ({
  page,
  context,
  relay,
}) => {
  await openCached(page, "/events");
  await page
    .locator(`.event-card a[href="${address(tapped)}"]`)
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText(tapped.venue);
  await expect.poll(() => cachedIn(page, ":pages:"), unhurried).toContain(address(tapped));
  await expect.poll(() => relay.asked, unhurried).toContain(`${address(tapped)}.ics`);
  await context.setOffline(true);
  await page.reload();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(page.getByRole("dialog")).toContainText(tapped.venue);
  const picture = page.getByRole("dialog").locator("img.event-picture");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), unhurried)
    .toBeGreaterThan(0);
  const calendar = await page.evaluate(async (file) => (await fetch(file)).text(), `${address(tapped)}.ics`);
  expect(calendar).toContain(`UID:${tapped.uuid}`);
  await page.getByRole("link", { name: /^Close/ }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page
    .locator(`.event-card a[href="${address(tapped)}"]`)
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText(tapped.venue);
});

test("O-4 E-6 an event that covers a phone and is closed without a connection is there again by Back", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCached(page, address(opened));
  await context.setOffline(true);
  await page.getByRole("link", { name: /^Close/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await page.goBack();
  await expect(page.getByRole("dialog")).toContainText(opened.venue);
});

test("O-3 O-4 an event that was never opened leads to the offline page, and Back to the page before", async ({
  page,
  context,
}) => {
  await openCached(page, address(opened));
  await openCached(page, "/events");
  await context.setOffline(true);
  await page
    .locator(`.event-card a[href="${address(never)}"]`)
    .first()
    .click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("You are offline");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([
    /^All events/,
    new RegExp(`^${opened.title}`),
  ]);
  await page.goBack();
  await expect(heading).toHaveText("Events");
  await page.goto(address(never));
  await expect(heading).toHaveText("You are offline");
  await page.getByRole("link", { name: opened.title }).click();
  await expect(page.getByRole("dialog")).toContainText(opened.venue);
  await page.goto(address(never));
  await expect(page.getByRole("link", { name: opened.title })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("dialog")).toContainText(never.venue);
});

test("O-4 without a worker too a tap without a connection leads to words, not to the crash screen", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await openLive(page, "/landing");
  await context.setOffline(true);
  await navigateInApp(page, "/partners");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.getByRole("main").getByRole("link", { name: "Try again" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One stop. One city. Bitcoin, made simple.");
});

test("O-6 the worker and all that it fetches unasked weigh 30 KB at most", async ({ page }) => {
  await openCached(page, "/landing");
  const files = (await cachedIn(page, ":offline:")).filter((name) => name.startsWith("/"));
  const sizes = ["/service-worker.js", ...files].map((name) =>
    sentSize(path.join(testSite.output, "client", name === "/offline" ? "/offline.html" : name)),
  );
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(files.length).toBeGreaterThan(3);
  expect(bytes, files.join()).toBeLessThanOrEqual(30 * 1024);
});

test("O-6 who saves data keeps what was opened, and nothing else is fetched", async ({ page, context, relay }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await openLive(page, address(opened));
  await expect.poll(() => cachedIn(page, ":pages:"), unhurried).toContain(address(opened));
  expect(relay.asked.filter((path) => path === address(opened))).toHaveLength(1);
  expect(relay.asked).not.toContain("/offline");
  expect(relay.asked).not.toContain(`${address(opened)}.ics`);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("dialog")).toContainText(opened.venue);
  await expect(noticeOf(page)).toContainText("You are offline.");
});

test("PA-11 O-2 the Partners page shows the last list without a connection", async ({ page, context }) => {
  await openCached(page, "/partners");
  await page.reload();
  await expect.poll(() => cachedIn(page, ":partners:"), unhurried).toContain("/api/partners");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Supporters" })).toBeVisible();
});
