import type { Locator, Page } from "@playwright/test";
import { inLanguage } from "../../../catalogue/site-languages.ts";
import { plainWords } from "../../../words/read-words.ts";

import { expect, openLive, test as siteTest } from "../support/site-test.ts";
import { translationMark as mark } from "../support/translate-pages.ts";

type WalkFixtures = {
  /** Returns a word of the interface in the language of the walk. @throws Error for a key that `words/` does not have */
  word: (key: string) => string;
  /** Opens a page in that language, and waits until it is live and translated. */
  open: (address: string) => Promise<void>;
};

/**
 * Tests of the live site while the browser translates its pages; language and moment come from the project. They name no
 * event, no city and no phase: the organiser may change them on any day.
 */
export const test = siteTest.extend<WalkFixtures>({
  word: async ({ language }, use) => use((key) => wordOf(language, key)),
  open: async ({ page, language }, use) => {
    await use(async (address) => {
      await openLive(page, inLanguage(address, language));
      await expect(page.locator("html")).toHaveAttribute("data-extension-installed");
      await expectTranslated(page);
    });
  },
});

/**
 * What a test needs of the live content. The organiser may change that on any day, so the test is skipped where it has none.
 *
 * @param reason what is missing, for the report
 */
export function fromContent<Found>(found: Found | undefined, reason: string): Found {
  // biome-ignore lint/suspicious/noSkippedTests: it skips only where the content has nothing to test.
  test.skip(found === undefined, reason);
  return found as Found;
}

/** A word of the interface in a language. @throws Error for a key that `words/` does not have */
export function wordOf(language: string, key: string): string {
  const word = plainWords(language)[key];
  if (word === undefined) throw new Error(`words/${language}.yaml has no plain text ${key}`);
  return word;
}

/** What the translation shows for a text of the page, whether that is read before or after it was translated. */
export function translationOf(text: string): string {
  return text.replaceAll(mark, "").trim() + mark;
}

/** Expects that each text of the page has been translated, and once: React has neither taken nor lost a translation. */
export async function expectTranslated(page: Page) {
  const others = () =>
    page.evaluate((end) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        const isText = data.trim() !== "" && !parentElement?.closest("script, style, noscript, svg");
        if (isText && data.indexOf(end) !== data.length - end.length) found.push(data);
      }
      return found;
    }, mark);
  await expect.poll(others).toEqual([]);
}

/** Waits until no view transition runs: Chromium reports an error when one is interrupted. */
export async function viewTransitionEnd(page: Page) {
  await page.waitForFunction(() => !document.activeViewTransition);
}

/** A link of the header in a wide window, or of the menu, which it opens, in a narrow one. */
export async function mainLink(page: Page, word: WalkFixtures["word"], address: string): Promise<Locator> {
  const button = page.getByRole("button", { name: word("openMenu") });
  if (await button.isVisible()) await button.click();
  const links = page.getByRole("navigation", { name: word("mainNavigation") });
  return links.locator(`a[href="${address}"]`);
}

export { expect };
