import { testCatalogue } from "../../support/test-content.ts";
import { isMarkedDocument, markDocument } from "../support/client-navigation.ts";
import { eventLink } from "../support/event-elements.ts";
import { expect, openHydrated, test } from "../support/site-test.ts";

/**
 * Simulates the in-app browser of a messenger on a phone that saves data: no service workers, no storage, no Web Share, and
 * `navigator.onLine` is always true.
 */
function limitBrowser() {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  Reflect.deleteProperty(Navigator.prototype, "share");
  for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  Object.defineProperty(navigator, "onLine", { value: true });
}

test.use({
  viewport: { width: 360, height: 740 },
  permissions: ["clipboard-read", "clipboard-write"],
  // Without a connection, requests of the page fail.
  allowedErrors: /Failed to load resource/,
});

test("R-5 X-3 O-3 O-4 an in-app browser that saves data prefetches nothing, copies an event's URL, and shows the offline page without a connection", async ({
  page,
  context,
}) => {
  await page.addInitScript(limitBrowser);
  // The last script that the page loads by itself.
  const lastScript = page.waitForRequest(/\/cache-shown-page-/);
  await openHydrated(page, "/");
  await lastScript;
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Events" }).hover();
  // Longer than a mouse has to rest on a link before its page is prefetched.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect(requested.filter((path) => /\.js$|^\/data\//.test(path))).toEqual([]);
  await markDocument(page);
  await page.getByRole("dialog").getByRole("link", { name: "Events" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
  expect(await isMarkedDocument(page)).toBe(true);
  await eventLink(page, "Bitcoin Yatra Trichy").click();
  await page.getByRole("dialog").getByText("Share", { exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy link" }).click();
  const copied = `${testCatalogue.site.siteAddress}/events/trichy-2025`;
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  await openHydrated(page, "/landing");
  await context.setOffline(true);
  // With the keyboard, because the footer may still move under a click.
  await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.locator(".offline > img")).toBeHidden();
  await page.locator(".footer-organiser").scrollIntoViewIfNeeded();
  await expect(page.locator(".footer-organiser img")).toBeHidden();
  await expect(page.getByRole("main").getByRole("link", { name: "Try again" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^One stop/);
});
