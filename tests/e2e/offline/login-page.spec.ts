import type { Page } from "@playwright/test";
import { navigateInApp } from "../support/client-navigation.ts";
import { cachedIn, openCached, test, unhurried } from "../support/offline-test.ts";
import { expect, openText } from "../support/site-test.ts";

const loginText = "Free Wi-Fi: please log in";
const loginPage = { type: "text/html", body: `<!DOCTYPE html><html><h1>${loginText}</h1></html>` };

test.use({ allowedErrors: /Failed to load|MIME type|error loading dynamically imported module/ });
test.beforeEach(() => test.slow());

/** The addresses at which a cache holds the login page. */
function loginPagesKept(page: Page): Promise<string[]> {
  return page.evaluate(async (text) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request, { ignoreVary: true });
        if ((await kept?.text())?.includes(text)) found.push(new URL(request.url).pathname);
      }
    }
    return found;
  }, loginText);
}

test("O-2 of a network that answers everything with its login page nothing is kept, and pages read on after it", async ({
  page,
  context,
  relay,
}) => {
  await openCached(page, "/landing");
  relay.asked.length = 0;
  relay.own.set("*", loginPage);
  await navigateInApp(page, "/partners");
  // A page whose code does not come is asked for as a document.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(loginText);
  expect(relay.asked.filter((path) => /\/partners.*\.js$/.test(path))).not.toEqual([]);
  await openText(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(loginText);
  await openText(page, "/landing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(loginText);
  expect(await loginPagesKept(page)).toEqual([]);
  await context.setOffline(true);
  await openText(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await openText(page, "/landing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One stop. One city. Bitcoin, made simple.");
  await context.setOffline(false);
  relay.own.delete("*");
  await openCached(page, "/partners");
  await expect(page.getByRole("heading", { name: "Supporters" })).toBeVisible();
});

test("O-2 O-7 login pages that an earlier worker kept are gone with the next, and other pages are not", async ({
  page,
  siteOrigin,
  relay,
}) => {
  await openCached(page, "/landing");
  const [offlineCache = "", ...offlineFiles] = await cachedIn(page, ":offline:");
  relay.own.set("*", loginPage);
  await page.evaluate(
    async ([offline = "", file = ""]) => {
      const keep = async (name: string, path: string) =>
        (await caches.open(name)).put(path, await fetch(`${path}?login`));
      await keep("offline-reading:pages:1", "/");
      await keep("offline-reading:assets:1", "/assets/kept-4f2a.js");
      await keep("offline-reading:partners:1", "/api/partners");
      await keep(offline, file);
    },
    [offlineCache, offlineFiles.find((path) => path.endsWith(".js")) ?? ""],
  );
  expect(await loginPagesKept(page)).toHaveLength(4);
  relay.own.delete("*");
  const worker = await (await fetch(`${siteOrigin}/service-worker.js`)).text();
  relay.own.set("/service-worker.js", { type: "text/javascript", body: `${worker}\n// published anew` });
  await page.reload();
  await expect.poll(() => loginPagesKept(page), unhurried).toEqual([]);
  expect(await cachedIn(page, ":pages:")).toContain("/landing");
  await openCached(page, "/landing");
  expect(await cachedIn(page, ":offline:")).toEqual([offlineCache, ...offlineFiles]);
});
