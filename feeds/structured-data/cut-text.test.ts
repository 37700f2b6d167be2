import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

test("a short text stays as it is, in one line", () => {
  expect(cutText("One.\n\nTwo,  three.\r\nFour.")).toBe("One. Two, three. Four.");
  const whole = "a".repeat(300);
  expect(cutText(whole)).toBe(whole);
});

test("a long one is cut behind a word, without the mark that follows it", () => {
  const begin = "word ".repeat(59);
  expect(cutText(`${begin}fits, but this does not`)).toBe(`${begin}fits…`);
  expect(cutText(`${begin}toolong`)).toBe(`${begin.trim()}…`);
});

test("a long one without a space is cut between letters, and never within one", () => {
  const family = "👨‍👩‍👧‍👦";
  const cut = cutText(family.repeat(60));
  expect(cut.length).toBeLessThanOrEqual(301);
  expect(cut.slice(0, -1).replaceAll(family, "")).toBe("");
});
