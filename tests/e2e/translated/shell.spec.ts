import { addressesWith } from "../../../catalogue/pages.ts";
import { inLanguage } from "../../../catalogue/site-languages.ts";
import { openBeforeScript } from "../support/before-script.ts";
import { openModals } from "../support/event-elements.ts";
import { expect, expectTranslated, mainLink, test, translationOf, wordOf } from "./translated-test.ts";

test("H-2 H-4 H-6 F-1 header, menu and footer of a translated page lead to each page, which is announced", async ({
  page,
  word,
  language,
  open,
}) => {
  await open("/landing");
  const footer = page.getByRole("contentinfo");
  for (const address of addressesWith("inMenu").map((address) => inLanguage(address, language))) {
    for (const follow of [
      async () => (await mainLink(page, word, address)).click(),
      () => footer.locator(`a[href="${address}"]:not([hreflang])`).last().click(),
    ]) {
      await follow();
      await expect(page).toHaveURL(address);
      await expect(openModals(page)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: translationOf(await page.title()) })).toHaveCount(1);
      await expect(page.locator("head > title")).toHaveCount(1);
      await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
      await expectTranslated(page);
    }
    await footer.locator(`a[href="${inLanguage("/landing", language)}"]:not([hreflang])`).click();
    await expect(page).toHaveURL(inLanguage("/landing", language));
  }
});

test("LG-5 a translated page leads to the same page in each language, which is translated too", {
  tag: "@weekly",
}, async ({ page, language, open }) => {
  await open("/events");
  for (const other of ["ur", language === "en" ? "ta" : "en", language]) {
    await page.getByRole("contentinfo").locator(`[hreflang="${other}"]`).click();
    await expect(page).toHaveURL(inLanguage("/events", other));
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await expect(page.getByRole("heading", { level: 1 })).toContainText(wordOf(other, "pageEvents"));
    await expectTranslated(page);
  }
});

test.describe("to a visitor who prefers another language", () => {
  test.use({ locale: "hi-IN" });

  test("LG-6 a translated page is offered in it, also at an opened event, and can be refused", {
    tag: "@weekly",
  }, async ({ page, open }) => {
    const readInLanguage = wordOf("hi", "readInLanguage");
    await open("/events");
    const offer = page.getByRole("complementary").getByRole("link");
    await expect(offer).toHaveText(translationOf(readInLanguage));
    await page.getByRole("article").getByRole("heading").getByRole("link").first().click();
    await expect(openModals(page).getByRole("complementary").getByRole("link")).toHaveText(
      translationOf(readInLanguage),
    );
    await page.keyboard.press("Escape");
    await expect(openModals(page)).toHaveCount(0);
    await expect(offer).toBeVisible();
    await expectTranslated(page);
    await page.getByRole("button", { name: wordOf("hi", "notNow") }).click();
    await expect(offer).toHaveCount(0);
  });
});

// React renders the page anew, so the button that was tapped is no longer in it.
test.describe("before the script comes", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("E-1 HM-4 H-4 on a translated page a tap on a phase's tab, the film or the menu's button takes effect when it has", async ({
    page,
    word,
    language,
  }) => {
    for (const { address, button, effect } of [
      {
        address: "/events",
        button: page.getByRole("tab").last(),
        effect: page.locator("[role=tab]:last-of-type[aria-selected=true]"),
      },
      {
        address: "/",
        button: page.getByRole("main").locator("button[aria-haspopup=dialog]"),
        effect: openModals(page).locator("iframe"),
      },
      {
        address: "/landing",
        button: page.getByRole("button", { name: word("openMenu") }),
        effect: openModals(page).getByRole("navigation").first(),
      },
    ]) {
      const release = await openBeforeScript(page, inLanguage(address, language));
      await button.click();
      await release();
      await expect(effect).toBeVisible();
      await page.unrouteAll();
    }
  });
});
