import type { Page } from "@playwright/test";
import { firstLanguage, inLanguage } from "../../../catalogue/site-languages.ts";
import { liveSite } from "../../../site-build/site-folders.ts";
import { siteLanguages } from "../../../words/site-language.ts";
import { fontsAreThere } from "../support/fonts-are-there.ts";
import { movedWithFonts, unnoticedShift, watchShifts } from "../support/layout-shifts.ts";
import { expect, openLive, test } from "../support/site-test.ts";
import { atEachWidth, cutAtSides, resize } from "../support/viewport.ts";

// The languages that visitors get: only their own words are as long, and as tall, as theirs are.
test.use({ folders: liveSite, allowedErrors: /404/ });

/** The words in the tour's letters that stand on two lines, and those on boards that reach beyond the window. */
function brokenWords(page: Page) {
  return page.locator("main :is(h1, h2, h3, b, .mission-quote, .plate *):visible").evaluateAll((parts) => {
    const piecesOf = (text: Node, { index, 0: word }: RegExpExecArray) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return [...range.getClientRects()];
    };
    const isBroken = (pieces: DOMRect[]) => pieces.some(({ top }) => Math.abs(top - (pieces[0]?.top ?? top)) > 8);
    const isOutside = (part: Element, pieces: DOMRect[]) =>
      part.matches(".plate *") && pieces.some(({ left, right }) => left < 0 || right > innerWidth);
    const ownTexts = parts
      .filter((part) => !part.closest(".visually-hidden"))
      .flatMap((part) => [...part.childNodes].map((text) => ({ part, text })))
      .filter(({ text }) => text.nodeType === Node.TEXT_NODE);
    return ownTexts.flatMap(({ part, text }) =>
      [...(text.nodeValue ?? "").matchAll(/[^\s\-–@]+/g)]
        .map((word) => ({ word: word[0], pieces: piecesOf(text, word) }))
        .filter(({ pieces }) => isBroken(pieces) || isOutside(part, pieces))
        .map(({ word }) => word),
    );
  });
}

/** The boards of the map and the ring, the tabs and the names along the line that lie on one another, two by two. */
function coveredBoards(page: Page) {
  return page.locator(".plate, .roundel:visible, [role=tab], .route-name:visible > b").evaluateAll((boards) =>
    boards.flatMap((board, index) => {
      const own = board.getBoundingClientRect();
      const isCovered = (other: Element) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1;
      };
      return boards
        .slice(index + 1)
        .filter(isCovered)
        .map((other) => `${board.textContent} × ${other.textContent}`);
    }),
  );
}

const others = siteLanguages.filter(({ code }) => code !== firstLanguage);

for (const { code, name } of others)
  test(`T-1 ${name}: on a phone's first screen one can register, and no board covers another`, async ({ page }) => {
    await resize(page, { width: 360, height: 740 });
    await page.goto(`/${code}`);
    await fontsAreThere(page);
    const buttons = await page.locator(".hero-buttons").boundingBox();
    expect((buttons?.y ?? 0) + (buttons?.height ?? Number.NaN)).toBeLessThanOrEqual(740);
    expect(await coveredBoards(page)).toEqual([]);
  });

for (const { code, name } of siteLanguages)
  for (const path of ["/", "/events", "/partners", "/landing", "/nowhere"])
    test(`T-1 WCAG 2.2 AA 1.4.4 ${name}: no heading, label or board of ${path} breaks within a word; letters of twice the size leave the window at no side, and no board covers another`, async ({
      page,
    }) => {
      await resize(page, { width: 360, height: 740 });
      await page.goto(inLanguage(path, code));
      await fontsAreThere(page);
      await atEachWidth(page, [1280, 768, 360], async () => expect(await brokenWords(page)).toEqual([]));
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        // What is laid out only once it comes near is laid out now.
        sheet.replaceSync(
          "html { font-size: 200% } main * { content-visibility: visible !important; transition: none !important }",
        );
        document.adoptedStyleSheets = [sheet];
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      // No scroll bar tells of what the page cuts off, nor of what lies above it.
      expect(Math.max(0, ...(await cutAtSides(page, ".skip-link, .lamp, .follow-tour b")))).toBe(0);
      expect(await coveredBoards(page)).toEqual([]);
    });

/** Notes which part of the page was set in its fonts whenever the page says that fonts may be used. */
async function watchFonts(page: Page, parts: readonly string[]) {
  await page.addInitScript((selectors) => {
    const seen: boolean[][] = [];
    const isSet = (selector: string) => {
      const part = document.querySelector(selector);
      return part !== null && /^"?Anek"?(?: Words"?)?,/.test(getComputedStyle(part).fontFamily);
    };
    const observer = new MutationObserver(() => document.body && seen.push(selectors.map(isSet)));
    observer.observe(document, { subtree: true, attributeFilter: ["data-early", "data-late"] });
    Object.assign(globalThis, { fontsSeen: seen });
  }, parts);
  return () => page.evaluate(() => Reflect.get(globalThis, "fontsSeen"));
}

for (const { path, later } of [
  { path: "/", later: ".mission-title" },
  { path: "/events", later: ".event-card-title" },
  { path: "/ta/events", later: ".footer-links" },
])
  test(`${path}: tickets, sections and the footer take the fonts after all else, in a layout of their own @once`, async ({
    page,
  }) => {
    const seen = await watchFonts(page, ["h1", later]);
    await openLive(page, path);
    await fontsAreThere(page);
    expect(await seen()).toEqual([
      [true, false],
      [true, true],
    ]);
  });

/** Lets fonts come a while after all others: some words are set in theirs then, and those beside them are not. */
async function holdBack(page: Page, fonts: RegExp) {
  await page.route(fonts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
}

for (const { device, lateFonts, ...size } of [
  { device: "a phone", lateFonts: /none/, viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true },
  {
    device: "a small phone",
    lateFonts: /anek-latin/,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  },
  {
    device: "a desktop",
    lateFonts: /anek-(?!latin)/,
    viewport: { width: 1350, height: 940 },
    hasTouch: false,
    isMobile: false,
  },
])
  test.describe(`when the fonts come on ${device}`, () => {
    // What this machine lacks of a script's letters are empty boxes until then.
    test.use(size);

    for (const { code, name } of others)
      test(`T-1 ${name}: nothing moves, whether or not there are letters of its own`, async ({ page }) => {
        await watchShifts(page);
        await holdBack(page, lateFonts);
        for (const path of device === "a phone" ? ["", "/events", "/partners", "/landing"] : [""]) {
          await openLive(page, `/${code}${path}`);
          expect(await movedWithFonts(page), path).toBeLessThanOrEqual(unnoticedShift);
        }
      });
  });
