import type { Locator } from "@playwright/test";
import { plainWords } from "../../../content-check/words/read-words.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { navigateInApp } from "../support/client-navigation.ts";
import { expect, openLive, openText, test, untilLive } from "../support/site-test.ts";

const { site } = testCatalogue;
const { siteAddress } = site;

/** What a page says whose texts are in English. */
const textInEnglish = (language: string) => plainWords(language).textInEnglish ?? "";

test("LG-3 what is not translated, not reviewed, or older than the English says so, and leads to the English page", async ({
  page,
}) => {
  await openText(page, "/ur/landing");
  await expect(page.getByText(textInEnglish("ur"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${siteAddress}/landing`);
  // The closing drawing is mirrored, and its signs are mirrored back.
  const closing = page.locator(".closing .scene");
  await expect(closing).toHaveAttribute("src", /#rtl$/);
  await expect(closing).toHaveCSS("scale", "-1 1");

  for (const address of ["/partners", "/events/srinagar-2025"]) {
    await openText(page, `/ur${address}`);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("main").locator(`a[href="${address}"][hreflang=en]`).first()).toBeVisible();
  }

  await openText(page, "/ur/events/trichy-2025");
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("a[href='/events/trichy-2025'][hreflang=en]").first()).toBeVisible();
  // People travel by it: the older venue is not shown.
  await expect(dialog.locator("[lang=en]").filter({ hasText: "Rockfort Hall" }).first()).toBeVisible();
  await expect(dialog).not.toContainText("پرانا ہال");

  await openText(page, "/ur");
  await expect(page.locator("p[lang=en]").filter({ hasText: site.tagline ?? "" })).toBeVisible();
  // What English pages say in Hindi besides is on them alone.
  const hindi = page.getByText("बिटकॉइन आसान है", { exact: true });
  await expect(hindi).toHaveCount(0);
  await openText(page, "/");
  await expect(page.locator("[lang=hi]").filter({ hasText: /^बिटकॉइन आसान है$/ })).toBeVisible();
});

test.describe("an event in English alone", () => {
  // The data of a page that is missing, where a host does not redirect.
  test.use({ allowedErrors: /404/ });

  test("LG-4 has a page in a language as long as it is ahead; else what links to it, a request and the router lead to the English one, and Back leaves it", async ({
    page,
    request,
  }) => {
    await openText(page, "/hi/events/tirupati-2025");
    const dialog = page.getByRole("dialog");
    const title = dialog.getByRole("heading", { level: 2 });
    // The tour's name and the city's are known in Hindi.
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
    // The page tells it before the tap, in its own language: Home's map as well as the cards.
    const tellsIt = async (link: Locator) => {
      await expect(link).toHaveAttribute("hreflang", "en");
      await expect(link).toHaveAttribute("aria-description", "अंग्रेज़ी में पढ़ें");
    };
    await openText(page, "/hi");
    await tellsIt(links);
    await openLive(page, "/hi/events");
    const card = links.filter({ hasText: "बिटकॉइन यात्रा जयपुर" });
    await tellsIt(card);
    await card.click();
    await expect(page).toHaveURL("/events/jaipur-2025");
    await untilLive(page);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/hi/events");
    await navigateInApp(page, "/hi/events/jaipur-2025");
    await expect(page).toHaveURL("/events/jaipur-2025");
    await untilLive(page);
    await page.goBack();
    await expect(page).toHaveURL("/hi/events");
  });
});
