import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { inLanguage } from "../../../catalogue/site-languages.ts";
import { readCatalogue } from "../../../content-check/read-catalogue.ts";
import { liveSite } from "../../../site-build/site-folders.ts";
import { layOutWhole, layoutFaults, layoutFaultsAtTwiceTheSize } from "../support/layout-faults.ts";
import { everythingIsThere } from "../support/layout-shifts.ts";
import { expect, openLive, test } from "../support/site-test.ts";

// Of the site that visitors get: only its own words are as long, and as tall, as they are.
test.use({ allowedErrors: /status of 404/ });

const { events } = await readCatalogue(liveSite.content);
const event = events.find(({ status }) => status !== "closed") ?? events[0];

const pages = ["/", "/events", `/events/${event?._id}`, "/partners", "/landing", "/nowhere", "/offline"];

/** Those with texts of the content: what the two others say is short in every language. */
const translated = pages.slice(0, 5);

/** The narrowest phone, a usual one, both sides of where the header changes, a desktop. */
const widths = [320, 390, 780, 781, 1280];

/** Gives the page a font that devices have for Urdu and the tests' machine may lack: others are far wider. */
async function addNastaliq(page: Page) {
  const bytes = await readFile(
    "node_modules/@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2",
    "base64",
  );
  await page.evaluate(async (text) => {
    const font = new FontFace(
      "Noto Nastaliq Urdu",
      Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)),
      {
        weight: "400 700",
      },
    );
    document.fonts.add(await font.load());
  }, bytes);
}

for (const language of ["en", "ta", "ur"])
  test.describe(language, () => {
    // Or else the page would be offered in English, which has tests of its own.
    test.use({ locale: language });

    for (const address of language === "en" ? pages : translated)
      test(`H-1 H-2 T-1 WCAG 2.2 AA 1.4.4 1.4.10 2.5.8 ${language} ${address} fits into every window, and with letters twice as large`, async ({
        page,
      }) => {
        await openLive(page, inLanguage(address, language));
        if (language === "ur") await addNastaliq(page);
        await everythingIsThere(page);
        await layOutWhole(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
        }
        // At 320 px the tour's name in Tamil does not fit into the header.
        await page.setViewportSize({ width: language === "ta" ? 360 : 320, height: 800 });
        expect.soft(await layoutFaultsAtTwiceTheSize(page), "with letters twice as large").toEqual([]);
      });
  });

/** In a messenger's WebView, which multiplies every computed font size, that of `36vw` too, as `text-size-adjust` does here. */
test.describe("in a messenger's browser, which enlarges the letters alone to 130 %", () => {
  test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });

  for (const [language, addresses] of Object.entries({ en: ["/", "/events"], ta: translated, ur: ["/"] }))
    test(`T-1 WCAG 2.2 AA 1.4.4 pages in ${language} fit, and the menu`, async ({ page }) => {
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("html { text-size-adjust: 130% !important }");
        document.adoptedStyleSheets.push(sheet);
      });
      for (const address of addresses) {
        await openLive(page, inLanguage(address, language));
        await everythingIsThere(page);
        await layOutWhole(page);
        expect.soft(await layoutFaults(page), address).toEqual([]);
      }
      expect(
        await page
          .locator("p")
          .first()
          .evaluate((text) => getComputedStyle(text).fontSize),
      ).toBe("22.1px");
      await page.locator(".menu-button").click();
      expect(await layoutFaults(page), "the menu").toEqual([]);
    });
});

// A phone of 360 px at 130 %, as Chrome for Android shows a page with large letters: it has 277 px, and no scrollbar.
test.describe("on a phone with letters at 130 %", () => {
  test.use({ viewport: { width: 277, height: 615 }, isMobile: true, hasTouch: true, locale: "ta" });

  for (const address of translated)
    test(`T-1 WCAG 2.2 AA 1.4.4 ${address} in Tamil, whose words are the longest, fits`, async ({ page }) => {
      await openLive(page, inLanguage(address, "ta"));
      await everythingIsThere(page);
      await layOutWhole(page);
      expect(await layoutFaults(page)).toEqual([]);
    });
});
