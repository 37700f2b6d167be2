import type { Page } from "@playwright/test";
import { type Relay, startRelay } from "./relay.ts";
import { expect, openLive, test as siteTest } from "./site-test.ts";

/** Tests with the worker of offline reading, of a site whose answers a test may change. Each has an origin of its own. */
export const test = siteTest.extend<{ relay: Relay }>({
  relay: async ({ siteServer }, use) => {
    const relay = await startRelay(siteServer);
    await use(relay);
    relay.stop();
  },
  baseURL: async ({ relay }, use) => use(relay.origin),
  workers: true,
  // What the browser says of each file that it cannot have.
  allowedErrors: /Failed to load|MIME type|error loading dynamically imported module/,
});

/** Whether any cache of the site has a file or a page. */
export function isKept(page: Page, address: string): Promise<boolean> {
  return page.evaluate(
    async (path) => (await caches.match(path, { ignoreSearch: true, ignoreVary: true })) !== undefined,
    address,
  );
}

/** Waits until a page or a file is kept: that is done in idle time, of which a busy machine has little. */
export async function untilKept(page: Page, ...addresses: string[]) {
  for (const address of addresses) await expect.poll(() => isKept(page, address), { timeout: 20_000 }).toBe(true);
}

/** Opens a page live and waits until it is kept, and the offline page of its language with it. */
export async function openKept(page: Page, address: string) {
  await openLive(page, address);
  const [, language = ""] = /^(\/[a-z]{2})?(?:\/|$)/.exec(address) ?? [];
  await untilKept(page, address, `${language}/offline`);
}
