import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { pathsWith } from "../../../catalogue/pages.ts";
import { inLanguage } from "../../../catalogue/site-languages.ts";
import { readCatalogue } from "../../../content-check/read-catalogue.ts";
import { liveSite } from "../../../site-build/site-folders.ts";
import { layOutEverything, layoutFaults, layoutFaultsAtTwiceTheSize } from "../support/layout-faults.ts";
import { untilLoadedAndPainted } from "../support/layout-shifts.ts";
import { expect, openHydrated, test } from "../support/site-test.ts";

// With the live site, because its texts have other lengths than those of `tests/content`.
test.use({ allowedErrors: /status of 404/ });

const { events } = await readCatalogue(liveSite.content);
const event = events.find(({ status }) => status !== "closed") ?? events[0];

/** The pages with texts of the content. */
const translated = [`/events/${event?._id}`, ...pathsWith("inSitemap")];

/** The last two have short texts in every language. */
const pages = [...translated, "/nowhere", "/offline"];

/** The narrowest phone, a usual phone, both sides of the header's breakpoint, a desktop. */
const widths = [320, 390, 780, 781, 1280];

/** Loads the font that devices have for Urdu. This machine may lack it, and other fonts are far wider. */
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
    // With another locale, the page would show the language offer.
    test.use({ locale: language });

    for (const path of language === "en" ? pages : translated)
      test(`H-1 H-2 T-1 WCAG 2.2 AA 1.4.4 1.4.10 2.5.8 ${language} ${path} has no layout faults at any width and with text at 200 %`, async ({
        page,
      }) => {
        await openHydrated(page, inLanguage(path, language));
        if (language === "ur") await addNastaliq(page);
        await untilLoadedAndPainted(page);
        await layOutEverything(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
        }
        // At 320 px, the product name in Tamil does not fit into the header.
        await page.setViewportSize({ width: language === "ta" ? 360 : 320, height: 800 });
        expect.soft(await layoutFaultsAtTwiceTheSize(page), "with letters twice as large").toEqual([]);
      });
  });

/** A messenger's WebView multiplies every computed font size, also one in `vw`, as `text-size-adjust` does here. */
test.describe("in an in-app browser with text at 130 %", () => {
  test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });

  for (const [language, paths] of Object.entries({ en: ["/", "/events"], ta: translated, ur: ["/"] }))
    test(`T-1 WCAG 2.2 AA 1.4.4 the pages and the menu in ${language} have no layout faults`, async ({ page }) => {
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("html { text-size-adjust: 130% !important }");
        document.adoptedStyleSheets.push(sheet);
      });
      for (const path of paths) {
        await openHydrated(page, inLanguage(path, language));
        await untilLoadedAndPainted(page);
        await layOutEverything(page);
        expect.soft(await layoutFaults(page), path).toEqual([]);
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

// With text at 130 %, Chrome for Android has 277 CSS pixels on a phone of 360.
test.describe("on a phone with text at 130 %", () => {
  test.use({ viewport: { width: 277, height: 615 }, isMobile: true, hasTouch: true, locale: "ta" });

  test("T-1 WCAG 2.2 AA 1.4.4 the pages in Tamil, which has the longest words, have no layout faults", async ({
    page,
  }) => {
    for (const path of translated) {
      await openHydrated(page, inLanguage(path, "ta"));
      await untilLoadedAndPainted(page);
      await layOutEverything(page);
      expect.soft(await layoutFaults(page), path).toEqual([]);
    }
  });
});
