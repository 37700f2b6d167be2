import type { Locator } from "@playwright/test";
import { plainWords } from "../../../content-check/words/read-words.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { navigateInApp } from "../support/client-navigation.ts";
import { expect, openHydrated, openPrerendered, test, untilHydrated } from "../support/site-test.ts";

const { site } = testCatalogue;
const { siteAddress } = site;

/** The notice of a page whose content is not translated. */
const textInEnglish = (language: string) => plainWords(language).textInEnglish ?? "";

test("LG-3 a page with untranslated, unreviewed or outdated texts has a notice and a link to the English page", async ({
  page,
}) => {
  await openPrerendered(page, "/ur/landing");
  await expect(page.getByText(textInEnglish("ur"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${siteAddress}/landing`);
  // The last drawing is mirrored, but not the letters in it.
  const closing = page.locator(".closing .scene");
  await expect(closing).toHaveAttribute("src", /#rtl$/);
  await expect(closing).toHaveCSS("scale", "-1 1");

  for (const path of ["/partners", "/events/srinagar-2025"]) {
    await openPrerendered(page, `/ur${path}`);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("main").locator(`a[href="${path}"][hreflang=en]`).first()).toBeVisible();
  }

  await openPrerendered(page, "/ur/events/trichy-2025");
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("a[href='/events/trichy-2025'][hreflang=en]").first()).toBeVisible();
  // An outdated venue would send visitors to the wrong place.
  await expect(dialog.locator("[lang=en]").filter({ hasText: "Rockfort Hall" }).first()).toBeVisible();
  await expect(dialog).not.toContainText("پرانا ہال");

  await openPrerendered(page, "/ur");
  await expect(page.locator("p[lang=en]").filter({ hasText: site.tagline ?? "" })).toBeVisible();
  // English pages alone have the headline in Hindi too.
  const hindi = page.getByText("बिटकॉइन आसान है", { exact: true });
  await expect(hindi).toHaveCount(0);
  await openPrerendered(page, "/");
  await expect(page.locator("[lang=hi]").filter({ hasText: /^बिटकॉइन आसान है$/ })).toBeVisible();
});

test.describe("an event in English alone", () => {
  // On hosts that do not redirect, the data of a missing page is a 404.
  test.use({ allowedErrors: /404/ });

  test("LG-4 has a page in each language while it is upcoming, and later only links and redirects to the English page", async ({
    page,
    request,
  }) => {
    await openPrerendered(page, "/hi/events/tirupati-2025");
    const dialog = page.getByRole("dialog");
    const title = dialog.getByRole("heading", { level: 2 });
    // The names of the tour and the city have translations.
    await expect(title).toHaveText("बिटकॉइन यात्रा तिरुपति", { useInnerText: true });
    await expect(title).not.toHaveAttribute("lang");
    await expect(dialog.locator(".event-description")).toHaveAttribute("lang", "en");
    await expect(page.getByText(textInEnglish("hi"))).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${siteAddress}/events/tirupati-2025`);

    for (const ending of ["", ".ics"]) {
      const answer = await request.get(`/hi/events/jaipur-2025${ending}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([302, `/events/jaipur-2025${ending}`]);
    }
    const links = page.getByRole("main").locator("a[href='/events/jaipur-2025']");
    // The link announces the language of its page.
    const expectEnglishLink = async (link: Locator) => {
      await expect(link).toHaveAttribute("hreflang", "en");
      await expect(link).toHaveAttribute("aria-description", "अंग्रेज़ी में पढ़ें");
    };
    await openPrerendered(page, "/hi");
    await expectEnglishLink(links);
    await openHydrated(page, "/hi/events");
    const card = links.filter({ hasText: "बिटकॉइन यात्रा जयपुर" });
    await expectEnglishLink(card);
    await card.click();
    await expect(page).toHaveURL("/events/jaipur-2025");
    await untilHydrated(page);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/hi/events");
    await navigateInApp(page, "/hi/events/jaipur-2025");
    await expect(page).toHaveURL("/events/jaipur-2025");
    await untilHydrated(page);
    await page.goBack();
    await expect(page).toHaveURL("/hi/events");
  });
});
