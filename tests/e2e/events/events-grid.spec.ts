import type { Locator, Page } from "@playwright/test";
import { phaseTab, placeOf } from "../support/event-elements.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive } from "../support/site-test.ts";
import { atEachWidth } from "../support/viewport.ts";

/** How many items stand beside each other in a list's first row. */
function columnsOf(list: Locator) {
  return list.evaluate((grid) => {
    const tops = [...grid.children].map((item) => Math.round(item.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });
}

/** By how much the page is wider than its column; the root's own width has the room kept for a scrollbar in it. */
function overflowOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth);
}

/** Every visible card's measures, and how far its button stands below its lower edge (negative: inside). */
function measureCards(page: Page) {
  return page.getByRole("article").evaluateAll((cards) =>
    cards.map((card) => {
      const { width, height, bottom } = card.getBoundingClientRect();
      const picture = card.firstElementChild?.getBoundingClientRect();
      const action = [...card.querySelectorAll("a, button")].at(-1)?.getBoundingClientRect();
      return {
        width,
        height,
        pictureHeight: picture?.height,
        room: card.parentElement?.clientWidth,
        actionBelowEdge: (action?.bottom ?? Number.NaN) - bottom,
        // Above 0 where the venue's address ends in an ellipsis.
        venueCut: [...card.querySelectorAll("dd > *")].reduce((cut, { scrollHeight, clientHeight }) => {
          return Math.max(cut, scrollHeight - clientHeight);
        }, -1),
      };
    }),
  );
}

const columnsAt = new Map([
  [390, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1280, 3],
]);

test("E-4 every grid has one in a row below 768 px, two below 1024, else three @once", async ({ page }) => {
  await openLive(page, "/events");
  const lists = page.getByRole("tabpanel").getByRole("list");
  for (const [phase, count] of [
    [2, 2],
    [1, 1],
  ] as const) {
    await phaseTab(page, phase).click();
    await expect(lists).toHaveCount(count);
    await atEachWidth(page, [...columnsAt.keys()], async (width) => {
      for (const list of await lists.all()) expect(await columnsOf(list)).toBe(columnsAt.get(width));
    });
  }
});

const widths = [320, 360, 390, 768, 780, 781, 1024, 1280];

for (const [phase, count] of [
  [2, 8],
  [1, 3],
] as const) {
  test(`E-4 C-1 C-7 at no width Phase ${phase} scrolls sideways; every card keeps its measures, 340 wide where there is room, and its texts @once`, async ({
    page,
  }) => {
    await openLive(page, "/events");
    await phaseTab(page, phase).click();
    await expect(page.getByRole("article")).toHaveCount(count);
    await atEachWidth(page, widths, async (width) => {
      expect(await overflowOf(page)).toBe(0);
      for (const card of await measureCards(page)) {
        expect(card.height).toBe(540);
        expect(card.pictureHeight).toBe(320);
        expect(card.width).toBeLessThanOrEqual(340);
        if (width === 390 || width === 1280) expect(card.width).toBe(340);
        // Narrower only where there is no more room: the card fills its column.
        expect(card.width).toBeCloseTo(Math.min(340, card.room ?? 0), 0);
        expect(card.actionBelowEdge).toBeLessThan(0);
        expect(card.venueCut).toBe(0);
      }
    });
  });
}

test("D-8 at no width an opened event scrolls sideways @once", async ({ page }) => {
  await openLive(page, "/events/delhi-2025");
  await atEachWidth(page, widths, async () => expect(await overflowOf(page)).toBe(0));
});

test("C-1 at no width the widest text spacing of WCAG 1.4.12 cuts a card's button off @once", async ({ page }) => {
  await openLive(page, "/events");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }" +
        "p { margin-block-end: 2em !important; }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(8);
  await atEachWidth(page, [320, 1024, 1280], async () => {
    for (const [position, card] of (await cards.all()).entries()) {
      // A card is laid out, and grows with its letters, when it is near.
      await card.scrollIntoViewIfNeeded();
      await expect.poll(async () => (await measureCards(page))[position]?.actionBelowEdge).toBeLessThan(0);
      const serial = await placeOf(card.locator(".event-card-serial > span"));
      expect(serial.right).toBeLessThan((await placeOf(card)).right);
    }
    expect(await overflowOf(page)).toBe(0);
  });
});
