import type { Page } from "@playwright/test";
import { pathsWith } from "../../catalogue/pages.ts";
import { inLanguage } from "../../catalogue/site-languages.ts";
import { plainWords } from "../../content-check/words/read-words.ts";
import { testCatalogue } from "../support/test-content.ts";
import { axeColourAndSizeViolations, axeViolations } from "./support/axe.ts";
import { type EveryPage, everyPage } from "./support/every-page.ts";
import { expect, expectPicture, openHydrated, test } from "./support/site-test.ts";

const { site } = testCatalogue;

// In a lower viewport, the bar of an opened event covers a part of a button, which axe then reports as too small.
test.use({ viewport: { width: 1024, height: 800 } });

async function expectHead(page: Page, { path, title, language = "en-IN", isHidden = false }: EveryPage) {
  await expect.soft(page).toHaveTitle(title);
  await expect.soft(page.locator("html")).toHaveAttribute("lang", language);
  const [canonical, description, robots] = [
    page.locator("link[rel=canonical]"),
    page.locator("meta[name=description]"),
    page.locator("meta[name=robots]"),
  ];
  await expect.soft(canonical).toHaveCount(isHidden ? 0 : 1);
  if (isHidden) return expect.soft(robots.first()).toHaveAttribute("content", "noindex");
  await expect.soft(robots).toHaveCount(0);
  await expect.soft(canonical).toHaveAttribute("href", site.siteAddress + path);
  await expect.soft(description).toHaveAttribute("content", /\S/);
}

/** Header, content and footer, each once, and their links. */
async function expectLandmarks(page: Page, language: string) {
  const [code = ""] = language.split("-");
  const words = plainWords(code);
  const places = pathsWith("inNavigation").map((path) => inLanguage(path, code));
  const hrefs = (links: ReturnType<Page["locator"]>) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const [header, main, footer] = [page.locator("header"), page.locator("main"), page.locator("footer")];
  for (const landmark of [header, main, footer]) await expect.soft(landmark).toHaveCount(1);
  const brand = page.getByRole("banner").getByRole("link").first();
  await expect.soft(brand).toHaveAttribute("href", inLanguage("/", code));
  const inline = page.locator("header nav").filter({ visible: true }).getByRole("link");
  expect.soft(await hrefs(inline)).toEqual(places);
  const atFoot = page.locator(`footer nav[aria-label="${words.footerNavigation}"] a`);
  expect.soft(await hrefs(atFoot)).toEqual(places);
  const footerPaths = [...pathsWith("inFooter"), "/landing#privacy"].map((path) => inLanguage(path, code));
  const kept = [...footerPaths, `mailto:${site.contactAddress}`];
  for (const href of kept) await expect.soft(footer.locator(`a[href='${href}']:not([hreflang])`)).toHaveCount(1);
  await expect.soft(footer.getByRole("link").first()).toHaveAttribute("href", inLanguage("/", code));
  await expect.soft(footer).toContainText("© 2025");
  await expect.soft(footer).not.toContainText(/203\d/);
  await expect.soft(footer).toContainText(site.organiserName);
  await expectPicture(page.locator(".footer-organiser img"));
}

/** The skip link is visible when it is focused, and moves the focus to the content. */
async function expectSkipLink(page: Page) {
  const skip = page.locator("a[href='#main']").first();
  await skip.focus();
  await expect.soft(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect.soft(page.locator("main")).toBeFocused();
}

test("the list of pages has every page that search engines may index", () => {
  expect(everyPage.map(({ path }) => path)).toEqual(expect.arrayContaining(pathsWith("inSitemap")));
});

for (const each of everyPage)
  test.describe(() => {
    if (each.status) test.use({ allowedErrors: /status of 404/ });

    test(`${each.clause} R-10 F-1 F-2 F-3 F-4 X-9 P-1 P-2 WCAG 2.2 AA ${each.path} has its head, header, footer and skip link, no form, and no violation that axe finds in light or dark colours`, async ({
      page,
    }) => {
      // The year in the footer is a constant.
      await page.clock.setFixedTime(new Date("2031-01-01T12:00:00+05:30"));
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname === each.path);
      await openHydrated(page, each.path);
      expect((await answer).status()).toBe(each.status ?? 200);
      await expect.soft(page.getByRole("heading", { level: 1 }).first()).toHaveText(each.heading);
      await expectHead(page, each);
      await expectLandmarks(page, each.language ?? "en-IN");
      await expect.soft(page.locator("form, input, select, textarea, [contenteditable]")).toHaveCount(0);
      await expect.soft(page.getByText(/sign in|sign up|log in/i).filter({ visible: true })).toHaveCount(0);
      expect.soft(await page.context().cookies()).toEqual([]);
      if (!each.path.includes("/events/")) await expectSkipLink(page);
      await each.unfold?.(page);
      expect.soft(await axeViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await axeColourAndSizeViolations(page), "in dark colours, on a phone").toEqual([]);
      if (!each.state) return;
      await each.state(page);
      expect.soft(await axeViolations(page), "in the other state, in dark colours").toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
      expect.soft(await axeColourAndSizeViolations(page), "in the other state").toEqual([]);
    });
  });
