import type { Page } from "@playwright/test";
import { type Relay, startRelay } from "./relay.ts";
import { expect, openHydrated, test as siteTest } from "./site-test.ts";

/** Tests with the service worker. A relay before the server lets a test change responses; each test has its own origin. */
export const test = siteTest.extend<{ relay: Relay }>({
  relay: async ({ siteServer }, use) => {
    const relay = await startRelay(siteServer);
    await use(relay);
    relay.stop();
  },
  baseURL: async ({ relay }, use) => use(relay.origin),
  workers: true,
  // The browser logs each file that it cannot load.
  allowedErrors: /Failed to load|MIME type|error loading dynamically imported module/,
});

/** Whether the Cache Storage of the site has a page or file. */
export function isCached(page: Page, path: string): Promise<boolean> {
  return page.evaluate(
    async (url) => (await caches.match(url, { ignoreSearch: true, ignoreVary: true })) !== undefined,
    path,
  );
}

/** Waits until pages or files are cached. The worker caches in idle time, of which a busy machine has little. */
export async function untilCached(page: Page, ...paths: string[]) {
  for (const path of paths) await expect.poll(() => isCached(page, path), { timeout: 20_000 }).toBe(true);
}

/** Opens a page and waits until it and the offline page of its language are cached. */
export async function openCached(page: Page, path: string) {
  await openHydrated(page, path);
  const [, language = ""] = /^(\/[a-z]{2})?(?:\/|$)/.exec(path) ?? [];
  await untilCached(page, path, `${language}/offline`);
}
