import { foreignText, testLanguage, translatedEvents } from "../../../tools/test/test-language.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { axeViolations } from "../accessibility/axe-violations.ts";
import { openBeforeScript } from "../events/open-before-script.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";
import { resize } from "../support/viewport.ts";

const { siteAddress, productName } = testCatalogue.site;
const [ahead = "", over = ""] = translatedEvents;
const folder = `/${testLanguage}`;
const translated = ["", "/events", "/partners", "/landing", `/events/${ahead}`, `/events/${over}`];

test("T-3 what English pages say in Hindi besides stands on them alone", async ({ page }) => {
  for (const [address, line] of [
    ["", ".headline-hindi"],
    ["/events", ".events-names p"],
    ["/partners", ".masthead-hindi"],
  ] as const) {
    await openText(page, address || "/");
    await expect(page.locator(line)).toHaveAttribute("lang", "hi");
    await openText(page, folder + address);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator(line)).toHaveCount(0);
  }
});

for (const address of translated) {
  const path = folder + address;
  test(`LG-1 ${path} is a page in its language, canonical itself, and reads without a script`, async ({
    browser,
    siteOrigin,
  }) => {
    const context = await browser.newContext({ baseURL: siteOrigin, javaScriptEnabled: false });
    const page = await context.newPage();
    expect((await openText(page, path))?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", testLanguage);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", siteAddress + path);
    await expect(page.locator("meta[property='og:url']")).toHaveAttribute("content", siteAddress + path);
    await expect(page.locator("meta[property='og:locale']")).toHaveAttribute("content", `${testLanguage}_IN`);
    await expect(page.locator("meta[property='og:image']")).toHaveAttribute("content", /\/assets\/share-[\w-]+\.jpg$/);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    await expect(page.locator(".translation-notice")).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(foreignText(productName)));
    await context.close();
  });

  test(`WCAG 2.2 AA 1.4.10 ${path} has no violation that axe finds, and at 320 px no need to scroll sideways`, async ({
    page,
  }) => {
    test.slow();
    await openLive(page, path);
    expect(await axeViolations(page)).toEqual([]);
    await resize(page, { width: 320, height: 640 });
    const beyond = () => page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth);
    await expect.poll(beyond).toBeLessThanOrEqual(0);
  });
}

test("LG-1 what search engines read of the site names its language", async ({ request }) => {
  const page = await (await request.get(folder)).text();
  const [, facts = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  const things = JSON.parse(facts) as { "@graph": { "@type": string; inLanguage?: string }[] };
  const site = things["@graph"].find((thing) => thing["@type"] === "WebSite");
  expect(site?.inLanguage).toBe(testLanguage);
});

test.describe("where there is no page", () => {
  test.use({ allowedErrors: /404/ });

  for (const address of ["/nowhere", "/events/nowhere"])
    test(`LG-1 R-8 ${folder}${address} is 404 with the crash screen in its language`, async ({ page }) => {
      expect((await page.goto(folder + address))?.status()).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("lang", testLanguage);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(foreignText("Unexpected Application Error!"));
      await expect(page.locator(".crash-board")).toHaveText(foreignText("404 Not Found"));
      await expect(page).toHaveTitle(new RegExp(foreignText("404 Not Found")));
    });
});

test("LG-1 R-3 a phase's own address leads to the list in its language", async ({ page }) => {
  await openText(page, `${folder}/events/phase1`);
  await expect(page).toHaveURL(`${folder}/events`);
});

test("LG-1 R-11 capitals lead to the page in its language", async ({ page }) => {
  await openText(page, `/${testLanguage.toUpperCase()}/Events`);
  await expect(page).toHaveURL(`${folder}/events`);
});

test("LG-1 links stay in the language, and lead on without a document", async ({ page }) => {
  await openLive(page, folder);
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: foreignText("Partners"), exact: true })
    .click();
  await expect(page).toHaveURL(`${folder}/partners`);
  await expect(page.locator("html[data-same]")).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(folder);
});

test("LG-1 E-6 an event opens over the list in its language, and closing returns the focus to its card", async ({
  page,
}) => {
  await openLive(page, `${folder}/events`);
  const card = page.locator(`.event-card a[href="${folder}/events/${ahead}"]`);
  await card.click();
  await expect(page).toHaveURL(`${folder}/events/${ahead}`);
  await expect(page.locator("dialog[data-modal]:modal")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${folder}/events`);
  await expect(card).toBeFocused();
});

test("LG-1 X-1 the early list of a city stands on the page in its language", async ({ page }) => {
  const release = await openBeforeScript(page, `${folder}/events?city=trichy`);
  await expect(page.locator(".event-grid > li:visible")).toHaveCount(1);
  await release();
  await expect(page.locator(".event-grid > li:visible")).toHaveCount(1);
});
