import { expect, test } from "vitest";
import { isDisplayable, isInvisible, isOneLine, printable, truncate } from "./visible-text.ts";

test.each(["", "a", " a ", "நாமுனா", "\u200Bа", "21", "•", "😀", "क्\u200D"])("%j is not an invisible text", (text) => {
  expect(isInvisible(text)).toBe(false);
});

test.each([
  "\u2003",
  " ",
  "\u00A0",
  "\u200B",
  "\u200C\u200D\u2060",
  "\uFEFF",
  "\u00AD",
  "\u3164",
  "\u2800",
  "\u0007",
  "\uFE0F",
])("%j is an invisible text", (text) => {
  expect(isInvisible(text)).toBe(true);
});

test.each(["\n", "\r", "\r\n", "\v", "\f", "\u0085", "\u2028", "\u2029"])("%j ends a line", (end) => {
  expect(isOneLine(`a${end}b`)).toBe(false);
});

test.each(["", "a b", "a\tb", "a\u00A0b"])("%j is one line", (text) => {
  expect(isOneLine(text)).toBe(true);
});

test("a text may have no control characters but tabs and line breaks, and no lone surrogates", () => {
  expect(["\0", "\u001b", "\u007f", "\u0085", "\ud800"].some((character) => isDisplayable(`a${character}b`))).toBe(
    false,
  );
  expect(["\n", "\t", "\u00A0", "\u200D", "நி", "😀"].every((character) => isDisplayable(`a${character}b`))).toBe(true);
});

test("characters that control a terminal or the text direction are printed as escapes", () => {
  const text = "\x1b[2J\u009b31mname\u202Egnp\u2066.\ud800 नमूना 😀\tnext\n";
  expect(printable(text)).toBe("\\x1b[2J\\x9b31mname\\u202egnp\\u2066.\\ud800 नमूना 😀\tnext\n");
});

test("directional characters that change the direction of the following text are refused", () => {
  expect(["\u202A", "\u202E", "\u2066", "\u2069"].some((sign) => isDisplayable(`a${sign}b`))).toBe(false);
  expect(["", "اردو", "\u200Eabc", "\u200Fabc", "क्\u200D"].every(isDisplayable)).toBe(true);
});

test("a long text is cut after a word without its punctuation, and a long word between characters", () => {
  expect(truncate("One.\n\nTwo,  three.", 20)).toBe("One. Two, three.");
  expect(truncate("One two, three", 8)).toBe("One two…");
  expect(truncate("One, two", 7)).toBe("One…");
  expect(truncate("🚂".repeat(9), 8)).toBe(`${"🚂".repeat(8)}…`);
});
