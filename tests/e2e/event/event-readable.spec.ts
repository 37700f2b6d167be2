import type { Locator, Page } from "@playwright/test";
import { testCatalogue } from "../../support/test-content.ts";
import { bundledEvent, eventModal, placeOf, renderedText } from "../support/event-elements.ts";
import { expect, openLive, test } from "../support/site-test.ts";
import { resize } from "../support/viewport.ts";

const { site } = testCatalogue;
const { title, date, venue, speakers } = bundledEvent("srinagar-2025");
const address = "/events/srinagar-2025";

/** What a visitor may set by WCAG 1.4.12: space between lines, letters, words and paragraphs. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

function addStyle(page: Page, style: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, style);
}

/** The texts in an element of which a part lies outside a box around them that neither shows it nor scrolls to it. */
function cutTexts(within: Locator) {
  return within.evaluate((root) => {
    /** The boxes around an element up to the first that scrolls: beyond that a text is cut only for now. */
    const boxesAround = (element: Element | null): Element[] => {
      if (!element || element === root.parentElement) return [];
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
      return [element, ...(scrolls ? [] : boxesAround(element.parentElement))];
    };
    const isCutBy = (box: Element, text: DOMRect): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (overflowX !== "visible" && (text.left < left - 1 || text.right > right + 1)) return true;
      return /hidden|clip/.test(overflowY) && (text.top < top - 1 || text.bottom > bottom + 1);
    };
    const isCut = (node: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      return text.width > 0 && boxesAround(node.parentElement).some((box) => isCutBy(box, text));
    };
    return [...root.querySelectorAll(":not(svg *, .visually-hidden)")]
      .flatMap((element) => [...element.childNodes].filter(({ nodeName }) => nodeName === "#text"))
      .filter(isCut)
      .map(({ textContent }) => textContent);
  });
}

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 781, height: 900 },
  { width: 320, height: 568 },
  { width: 320, height: 256 },
])
  test(`D-1 D-3 at ${width} × ${height} px the text spacing of WCAG 1.4.12 cuts nothing of an event off @once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openLive(page, address);
    await addStyle(page, spacing);
    expect(await cutTexts(eventModal(page, title))).toEqual([]);
    await expect(eventModal(page, title).getByRole("link", { name: /^Close / })).toBeInViewport({ ratio: 1 });
  });

test("D-7 WCAG 2.2 AA 1.4.10 at 400 % all of the modal's height is there to be read @once", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openLive(page, address);
  const modal = eventModal(page, title);
  const { height } = await placeOf(modal);
  const sheet = modal.locator(".event-modal-sheet");
  expect(await sheet.evaluate(({ clientHeight }) => clientHeight)).toBeCloseTo(height, 0);
  const covered = await sheet.evaluate((element) => {
    const fixed = [...element.querySelectorAll("*")].filter((part) => getComputedStyle(part).position === "fixed");
    const { left, right, bottom } = element.getBoundingClientRect();
    const lowest = document.elementFromPoint((left + right) / 2, bottom - 4);
    return fixed.length > 0 || lowest?.closest(".event-modal-bar, .event-modal-close") !== null;
  });
  expect(covered).toBe(false);
  await expect(modal.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect(modal.getByText("Upcoming", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(modal.getByText(date, { exact: true })).toBeInViewport({ ratio: 1 });
  const action = modal.getByRole("link", { name: "Register Now" });
  await expect(action).toHaveCount(1);
  await action.scrollIntoViewIfNeeded();
  await expect(action).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/events");
});

test("D-1 D-3 at every width the event's own name is the largest of its headings @once", async ({ page }) => {
  await openLive(page, address);
  const modal = eventModal(page, title);
  for (const width of [320, 390, 781, 1024, 1920]) {
    await resize(page, { width, height: 800 });
    const sizes = await modal
      .getByRole("heading")
      .evaluateAll((headings) => headings.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
    const [own = 0, ...others] = sizes;
    expect(others.length).toBeGreaterThan(2);
    expect(own, `at ${width} px`).toBeGreaterThan(Math.max(...others));
  }
});

for (const script of [true, false])
  test.describe(script ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled: script });

    test("D-1 D-3 an event on paper names the site and its own address, and nothing is cut off @once", async ({
      page,
    }) => {
      if (script) await openLive(page, address);
      else await page.goto(address);
      // A4 between its margins
      await page.setViewportSize({ width: 718, height: 1047 });
      await page.emulateMedia({ media: "print" });
      const modal = page.locator(".event-modal");
      await expect(page.getByRole("banner")).toBeHidden();
      const shown = await renderedText(modal);
      const names = speakers.map(({ name }) => name);
      for (const text of [title, date, venue, ...names, site.productName, `${site.siteAddress}${address}`])
        expect(shown).toContain(text);
      await expect(modal.getByRole("link", { name: /^Close / })).toBeHidden();
      expect(await cutTexts(modal)).toEqual([]);
      const { height } = await placeOf(modal);
      expect(await modal.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(Math.ceil(height));
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(
        Math.floor(height),
      );
    });
  });
