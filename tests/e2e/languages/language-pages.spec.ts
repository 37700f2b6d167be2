import { plainWords } from "../../../words/read-words.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";

const { siteAddress } = testCatalogue.site;

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("LG-1 T-2 T-3 every page in Hindi and Urdu is in its language and direction, and canonical itself", async ({
    page,
  }) => {
    for (const [address, language, letters] of [
      ["/hi/events", "hi", /\p{Script=Devanagari}/u],
      ["/hi/partners", "hi", /\p{Script=Devanagari}/u],
      ["/hi/landing", "hi", /\p{Script=Devanagari}/u],
      ["/hi/events/delhi-2025", "hi", /\p{Script=Devanagari}/u],
      ["/ur", "ur", /\p{Script=Arabic}/u],
      ["/hi/events/city/delhi", "hi", /\p{Script=Devanagari}/u],
      ["/ur/events", "ur", /\p{Script=Arabic}/u],
    ] as const) {
      expect((await openText(page, address))?.status(), address).toBe(200);
      const root = page.locator("html");
      await expect(root).toHaveAttribute("lang", language);
      expect(await root.getAttribute("dir"), address).toBe(language === "ur" ? "rtl" : null);
      await expect(page).toHaveTitle(letters);
      await expect(page.locator("h1")).toHaveText(letters);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", siteAddress + address);
      await expect(page.locator("meta[property='og:locale']")).toHaveAttribute("content", `${language}_IN`);
      await expect(page.locator("meta[property='og:image']")).toHaveAttribute("content", /\/assets\/share-.+\.jpg$/);
    }
    // What English pages say in Hindi besides is on them alone.
    await openText(page, "/");
    await expect(page.getByText("बिटकॉइन आसान है", { exact: true })).toHaveAttribute("lang", "hi");
    await openText(page, "/ur");
    await expect(page.getByText("बिटकॉइन आसान है", { exact: true })).toHaveCount(0);
  });
});

test.describe("where there is no page", () => {
  test.use({ allowedErrors: /404/ });

  test("LG-1 R-8 an undefined address is 404 with the crash screen in its language, also once it is live", async ({
    page,
  }) => {
    for (const [address, language] of [
      ["/hi/nowhere", "hi"],
      ["/ur/events/nowhere", "ur"],
    ] as const) {
      const { unexpectedError, notFound = "" } = plainWords(language);
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname === address);
      await openLive(page, address);
      expect((await answer).status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(unexpectedError ?? "");
      await expect(page.getByRole("main").getByText(notFound)).toBeVisible();
    }
  });
});

test("LG-1 R-3 R-11 a phase's own address and capitals lead to the list in its language", async ({ page }) => {
  for (const address of ["/hi/events/phase1", "/HI/Events"]) {
    await openText(page, address);
    await expect(page).toHaveURL("/hi/events");
  }
});

test("LG-1 links stay in the language, and lead on without a document", async ({ page }) => {
  await openLive(page, "/hi");
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
  const { pagePartners = "", becomeOurPartner = "" } = plainWords("hi");
  await page.getByRole("contentinfo").getByRole("link", { name: pagePartners, exact: true }).click();
  await expect(page).toHaveURL("/hi/partners");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(becomeOurPartner);
  await expect(page.locator("html[data-same]")).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL("/hi");
});

test("LG-1 E-6 an event opens over the list in Urdu, and closing returns the focus to its card", {
  tag: "@engines",
}, async ({ page }) => {
  await openLive(page, "/ur/events");
  const link = page.getByRole("link", { name: "بٹ کوائن یاترا سرینگر", exact: true });
  await link.click();
  await expect(page).toHaveURL("/ur/events/srinagar-2025");
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/ur/events");
  await expect(link).toBeFocused();
});
