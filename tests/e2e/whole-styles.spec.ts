import { expect, openLive, openText, test } from "./site-test.ts";

const entrySheet = /\/assets\/enter-[^/]+\.css$/;
/** Whether the rules of every sheet can be read; those of one that failed cannot. */
const areWhole = () =>
  Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")).every(({ sheet }) => {
    try {
      return sheet !== null && sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  });

test.describe("a style sheet that does not come", () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test("is asked for again, so that later pages have their style @once", async ({ page }) => {
    let asked = 0;
    await page.route(entrySheet, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await openLive(page, "/partners");
    expect(await page.evaluate(areWhole)).toBe(false);
    await expect.poll(() => page.evaluate(areWhole)).toBe(true);
    expect(asked).toBe(2);
  });

  test("does not keep the page from being live @once", async ({ page }) => {
    await page.clock.install();
    await page.route(entrySheet, () => {});
    const stalled = page.waitForRequest(entrySheet);
    await openText(page, "/partners");
    await stalled;
    await page.clock.runFor(5000);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
  });
});
