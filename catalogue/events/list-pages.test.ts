import { expect, test } from "vitest";
import { firstCards, furtherPages, listPageAddress, onPage, pageCards, pageCount } from "./list-pages.ts";

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

test.each([
  { cards: 0, pages: 1 },
  { cards: firstCards, pages: 1 },
  { cards: firstCards + 1, pages: 2 },
  { cards: firstCards + pageCards, pages: 2 },
  { cards: firstCards + pageCards + 1, pages: 3 },
])("$cards cards have $pages pages, on which each stands once and in order", ({ cards, pages }) => {
  expect(pageCount(cards)).toBe(pages);
  const parts = numbers(pages).map((index) => onPage(numbers(cards), index + 1));
  expect(parts.flat()).toEqual(numbers(cards));
});

test("a page's address names its grid and its number; the first is the Events page, on the grid's tab", () => {
  expect(listPageAddress("concluded", 2)).toBe("/events/concluded/2");
  expect(listPageAddress("concluded", 1)).toBe("/events");
  expect(listPageAddress("phase1", 1)).toBe("/events?phase=1");
});

test("only what does not stand on the Events page has further pages", () => {
  const pages = furtherPages({ upcoming: numbers(3), concluded: numbers(firstCards + pageCards + 1), phase1: [] });
  expect(pages.map(({ section, page, events }) => [section, page, events.length])).toEqual([
    ["concluded", 2, pageCards],
    ["concluded", 3, 1],
  ]);
});
