import { pathsWith } from "../../../catalogue/pages.ts";
import { isMarkedDocument, markDocument, navigateInApp } from "../support/client-navigation.ts";
import { openWithLateScripts } from "../support/late-scripts.ts";
import { scrollPosition } from "../support/scrolling.ts";
import { expect, openHydrated, test, untilHydrated } from "../support/site-test.ts";

const tags = [
  ["meta[name=description]", "content"],
  ["link[rel=canonical]", "href"],
  ["meta[property='og:title']", "content"],
  ["meta[property='og:url']", "content"],
  ["meta[property='og:image']", "content"],
] as const;

/** Runs in the browser. @returns the title of a document and the values of its tags */
function readHead({ html, selectors }: { html: string; selectors: typeof tags }) {
  const document = new DOMParser().parseFromString(html, "text/html");
  const values = selectors.map(([tag, attribute]) => document.querySelector(tag)?.getAttribute(attribute));
  return { title: document.title, values };
}

test("R-1 R-2 R-5 R-6 after a client navigation, each page has the title and tags of its document, moves the focus to its content and is announced", {
  tag: "@engines",
}, async ({ page }) => {
  const pages = pathsWith("inSitemap").toReversed();
  // In a blank page: the policy of a page of the site would refuse the styles in the HTML.
  const heads = await Promise.all(
    pages.map(async (path) => {
      const html = await (await page.request.get(path)).text();
      return page.evaluate(readHead, { html, selectors: tags });
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
  await openHydrated(page, pages.at(-1) ?? "");
  await expect(page.locator("body")).toBeFocused();
  await markDocument(page);
  for (const [index, path] of pages.entries()) {
    await navigateInApp(page, path);
    await expect(page).toHaveTitle(heads[index]?.title ?? "");
    await expect(page.getByRole("main")).toBeFocused();
    for (const [position, [tag, attribute]] of tags.entries()) {
      await expect(page.locator(tag)).toHaveCount(1);
      await expect(page.locator(tag)).toHaveAttribute(attribute, heads[index]?.values[position] ?? "missing");
    }
    await expect(page.getByRole("status").filter({ hasText: heads[index]?.title ?? "" })).toHaveCount(1);
  }
  expect(await isMarkedDocument(page)).toBe(true);
});

test("R-6 a new page starts at its top, and Back and a reload restore the scroll position", {
  tag: "@engines",
}, async ({ page }) => {
  await openHydrated(page, "/landing");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Events" });
  await link.scrollIntoViewIfNeeded();
  const left = await scrollPosition(page);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(left);
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => scrollPosition(page)).toBe(left);
  await openHydrated(page, "/partners");
  await openHydrated(page, "/landing");
  expect(await scrollPosition(page)).toBe(0);
});

test("R-6 hydration keeps the position of a visitor who has scrolled before", async ({ page }) => {
  const release = await openWithLateScripts(page, "/landing");
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollPosition(page)).toBe(900);
  await release();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await scrollPosition(page)).toBe(900);
});
