import { navigateInApp } from "../support/client-navigation.ts";
import { noticeOf, test } from "../support/offline-test.ts";
import { expect, openLive } from "../support/site-test.ts";

test.use({ workers: false });

test("O-5 the notice that came over the open menu stays when it closes, and so does the word that all is well", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, "/landing");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  // Its code comes in idle time.
  await expect(noticeOf(page)).toBeAttached();
  await context.setOffline(true);
  await expect(menu.getByRole("status")).toHaveText("You are offline.");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(noticeOf(page)).toHaveText("You are offline.");
  await expect(noticeOf(page)).toBeInViewport();
  await context.setOffline(false);
  await expect(noticeOf(page)).toHaveText("You are online again.");
  await expect(noticeOf(page)).toBeInViewport();
});

/** How browsers refuse what they keep where storage is blocked. */
const refusals = {
  "is refused": () => {
    Object.defineProperty(window, "caches", {
      get: () => {
        throw new DOMException("Storage is blocked.", "SecurityError");
      },
    });
  },
  "fails at each look": () => {
    const refuse = () => Promise.reject(new DOMException("Storage is blocked.", "SecurityError"));
    // In Firefox not even the empty page before the first has any.
    if ("caches" in window) Object.assign(CacheStorage.prototype, { match: refuse, open: refuse });
  },
};

for (const [what, refuse] of Object.entries(refusals)) {
  test(`O-4 O-5 where storage ${what}, the notice and the words for a page that is missing come all the same`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(refuse);
    await openLive(page, "/offline");
    await expect(page.getByText("Events that you open can be read here from then on.")).toBeVisible();
    await openLive(page, "/landing");
    await expect(noticeOf(page)).toBeAttached();
    await context.setOffline(true);
    await expect(noticeOf(page)).toHaveText("You are offline.");
    await navigateInApp(page, "/partners");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    await expect(page).toHaveTitle(/^You are offline/);
  });
}
