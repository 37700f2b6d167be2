import type { Page } from "@playwright/test";
import { testCatalogue } from "../../support/test-content.ts";
import { isMarkedDocument, markDocument, navigateInApp } from "../support/client-navigation.ts";
import { scrollPosition } from "../support/scroll-attempts.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive, openText, test as testAlone } from "../support/site-test.ts";

const { site } = testCatalogue;

const pages = [
  { clause: "R-1", address: "/", title: `${site.productName}: ${site.headline}` },
  { clause: "R-2", address: "/events", title: "Events" },
  { clause: "R-5", address: "/partners", title: "Become Our Partner" },
  { clause: "R-6", address: "/landing", title: "What happens at a stop" },
];

const heads = [
  ['meta[name="description"]', "content"],
  ['link[rel="canonical"]', "href"],
  ['meta[property="og:title"]', "content"],
  ['meta[property="og:description"]', "content"],
  ['meta[property="og:url"]', "content"],
  ['meta[property="og:image"]', "content"],
] as const;

for (const { clause, address, title } of pages) {
  test(`${clause} ${address} by client navigation sets title and tags, each once, moves the focus to the content and says its title`, async ({
    page,
  }) => {
    await openText(page, address);
    const direct = await Promise.all(heads.map(([tag, attribute]) => page.locator(tag).getAttribute(attribute)));
    const directTitle = await page.title();

    await openLive(page, address === "/" ? "/landing" : "/");
    await navigateInApp(page, address);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page).toHaveTitle(directTitle);
    expect(directTitle).toContain(title);
    for (const [index, [tag, attribute]] of heads.entries()) {
      await expect(page.locator(tag)).toHaveCount(1);
      await expect(page.locator(tag)).toHaveAttribute(attribute, direct[index] ?? "missing");
    }
    expect(direct[1]).toBe(site.siteAddress + address);
    expect(direct[4]).toBe(site.siteAddress + address);
    expect(direct[2]).toBe(title);
    expect(direct[5]).toMatch(new RegExp(`^${site.siteAddress}/assets/share-[a-z]+-[\\w-]{8}\\.jpg$`));
    await expect(page.locator("title")).toHaveCount(1);
    const announcer = page.locator("#root > [role=status]");
    await expect(announcer).toHaveText(directTitle);
    await expect(announcer).toHaveCSS("position", "absolute");
  });
}

test("R-1 descriptions and titles differ from page to page", async ({ page }) => {
  const seen: string[] = [];
  for (const { address } of pages) {
    await openText(page, address);
    seen.push(await page.title(), (await page.locator('meta[name="description"]').getAttribute("content")) ?? "");
  }
  expect(new Set(seen).size).toBe(pages.length * 2);
});

test("R-5 a link of the site changes the page without loading a document", async ({ page }) => {
  await openLive(page, "/");
  await markDocument(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become Our Partner");
  expect(await isMarkedDocument(page)).toBe(true);
});

/** Makes the page take the visitor for one who saves data, or for one who does not. */
function saveData(page: Page, saves: boolean) {
  return page.addInitScript((saveData) => {
    Object.defineProperty(navigator, "connection", { value: { saveData } });
  }, saves);
}

for (const saves of [false, true]) {
  const before = saves
    ? "only after the click for who saves data"
    : "before the click, when the pointer rests on its link";
  testAlone(`R-5 a page's code is fetched ${before}`, async ({ page }) => {
    await saveData(page, saves);
    const codeOfPartners = /\/assets\/partners-page-[^/]*\.js$/;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    // Nothing else on it leads there: what is in sight would come by itself.
    await openLive(page, "/events");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Partners" });
    await link.hover();
    // Longer than the pointer has to rest there.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await expect.poll(() => asked.some((address) => codeOfPartners.test(address))).toBe(!saves);
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become Our Partner");
    expect(asked.filter((address) => codeOfPartners.test(address))).toHaveLength(1);
  });
}

test("R-6 the page shown first says nothing and leaves the focus where the browser put it", async ({ page }) => {
  await openLive(page, "/landing");
  await expect(page.locator("#root > [role=status]")).toBeEmpty();
  await expect(page.locator("body")).toBeFocused();
});

test("R-6 a new page starts at its top, and Back returns to where the visitor was", async ({ page }) => {
  await openLive(page, "/landing");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Events" });
  await link.scrollIntoViewIfNeeded();
  const left = await scrollPosition(page);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One stop. One city. Bitcoin, made simple.");
  await expect.poll(() => scrollPosition(page)).toBe(left);
});

test("R-6 a reload keeps the visitor's place", async ({ page }) => {
  await openLive(page, "/landing");
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect.poll(() => scrollPosition(page)).toBe(900);
});

test.describe("crash screen", () => {
  test.use({ allowedErrors: /status of 404/ });

  test("R-8 arriving at an undefined address by client navigation moves the focus and says what happened", async ({
    page,
  }) => {
    await openLive(page, "/landing");
    await navigateInApp(page, "/nowhere");
    await expect(page).toHaveTitle(`404 Not Found · ${site.productName}`);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.locator("#root > [role=status]")).toHaveText(/404 Not Found/);
  });

  test("R-8 an event that does not exist, reached from the list, moves the focus too, and so does Back", async ({
    page,
  }) => {
    await openLive(page, "/events");
    await navigateInApp(page, "/events/nobody-2025");
    await expect(page).toHaveTitle(`404 Not Found · ${site.productName}`);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.locator("#root > [role=status]")).toHaveText(/404 Not Found/);
    await page.goBack();
    await expect(page.locator("#root > [role=status]")).toHaveText(/^Events/);
  });
});

test("another address in the same tab begins at its top; a page that is reloaded stays where it was, and one before it where it was left", async ({
  page,
}) => {
  await openLive(page, "/");
  await page.evaluate(() => scrollTo(0, 1500));
  await openLive(page, "/landing");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goBack();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test("H-3 the underline follows a client navigation @once", async ({ page }) => {
  await openLive(page, "/");
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "Partners" }).click();
  await page.mouse.move(0, 700);
  await expect(nav.getByRole("link", { name: "Partners" })).toHaveCSS("text-decoration-line", "underline");
  await expect(nav.getByRole("link", { name: "Home" })).toHaveCSS("text-decoration-line", "none");
});
