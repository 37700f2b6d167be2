import type { Page } from "@playwright/test";
import { type Relay, startRelay } from "./relay.ts";
import { expect, openLive, test as siteTest } from "./site-test.ts";

/** Tests with the worker of offline reading, of a site whose answers a test may change. */
export const test = siteTest.extend<{ relay: Relay }, { workerRelay: Relay }>({
  workerRelay: [
    async ({ siteServer }, use) => {
      const relay = await startRelay(siteServer);
      await use(relay);
      relay.stop();
    },
    { scope: "worker" },
  ],
  siteOrigin: [async ({ workerRelay }, use) => use(workerRelay.origin), { scope: "worker" }],
  // For each test, so that none meets what another had answered, such as a worker that removes itself.
  relay: [
    async ({ workerRelay }, use) => {
      workerRelay.asked.length = 0;
      workerRelay.own.clear();
      await use(workerRelay);
    },
    { auto: true },
  ],
  workers: true,
  // What the browser says of each file that it cannot have.
  allowedErrors: /Failed to load resource/,
});

/** The addresses of what lies in the caches whose name has this part, and the caches' names themselves. */
export function cachedIn(page: Page, part: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.includes(wanted));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return [...names, ...keys.flat().map(({ url }) => new URL(url).pathname)];
  }, part);
}

/** Pages are cached in idle time, of which a busy machine has little. */
export const unhurried = { timeout: 60_000 };

/** Opens a page live and waits until it is cached, and the offline page with it. */
export async function openCached(page: Page, address: string) {
  await openLive(page, address);
  await expect.poll(() => cachedIn(page, ":pages:"), unhurried).toContain(address);
  await expect.poll(() => cachedIn(page, ":offline:"), unhurried).toContain("/offline");
}

/** The notice that tells of the connection. */
export const noticeOf = (page: Page) => page.locator(".offline-notice");
