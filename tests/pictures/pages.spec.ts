import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { testLanguage } from "../../tools/test/test-language.ts";
import { expect, test } from "../e2e/support/shared-page-test.ts";
import { openLive } from "../e2e/support/site-test.ts";
import { expectPicture } from "./expect-picture.ts";

type View = {
  name: string;
  address: string;
  /** What else is looked at besides the first screen, by what stands behind its name. */
  parts?: Record<string, (page: Page) => Locator>;
  /** What a visitor does before. */
  prepare?: (page: Page) => Promise<void>;
  /** The widths of the windows in which it is looked at; both where it is not said. */
  widths?: number[];
  colorScheme?: "dark";
};

const openMenu = async (page: Page) => {
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
};

const views: View[] = [
  {
    name: "home",
    address: "/",
    parts: { tour: (page) => page.locator(".tour"), impact: (page) => page.locator(".impact") },
  },
  { name: "events", address: "/events" },
  { name: "events-dark", address: "/events", widths: [1280], colorScheme: "dark" },
  { name: "event", address: "/events/delhi-2025" },
  { name: "event-dark", address: "/events/delhi-2025", widths: [390], colorScheme: "dark" },
  { name: "partners", address: "/partners" },
  { name: "landing", address: "/landing" },
  { name: "crash", address: "/nowhere" },
  { name: "menu", address: "/partners", prepare: openMenu, widths: [390] },
  { name: "language-home", address: `/${testLanguage}` },
  { name: "language-events", address: `/${testLanguage}/events`, widths: [390] },
  { name: "language-event", address: `/${testLanguage}/events/delhi-2025`, widths: [390] },
];

/** A font with all Latin letters, for the language of the tests: other pages' text is set in the device's, of which each has another. */
const wholeFont = "node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-latin-standard-normal.woff2";

test.use({ allowedErrors: /status of 404/ });

// From the start, not only when the picture is taken: an opened event would move by half the scrollbar's width then, 7.5 px,
// and the browser may move what it has painted, whose letters and pictures lie half a pixel off.
test.beforeAll(async ({ sharedPage }) => {
  const rules = await readFile(path.join(import.meta.dirname, "pictures.css"), "utf8");
  const font = await readFile(wholeFont, "base64");
  await sharedPage.addInitScript(
    (text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    },
    rules.replace("whole-font.woff2", `data:font/woff2;base64,${font}`),
  );
});

for (const { name, address, parts = {}, prepare, widths = [390, 1280], colorScheme = "light" } of views) {
  for (const width of widths) {
    test.describe(`${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test(`${name} looks as it did at ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await openLive(page, address);
        await prepare?.(page);
        await expectPicture(page, `${name}-${width}`);
        for (const [part, find] of Object.entries(parts)) await expectPicture(find(page), `${name}-${part}-${width}`);
      });
    });
  }
}
