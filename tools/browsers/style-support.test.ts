import { expect, test } from "vitest";
import { unsupportedStyles } from "./style-support.ts";

test.each([
  ["a keyword", "a { float: inline-start }", "float: inline-start: chrome 118"],
  ["a property", "a { field-sizing: content }", "field-sizing: chrome 123"],
  ["a unit, within a function", "a { top: calc(1px + 2lh) }", "the unit lh: chrome 109"],
  [
    "a unit, of a property that nothing depends on",
    "a { contain-intrinsic-height: auto 2lh }",
    "the unit lh: chrome 109",
  ],
  ["a pseudo-class", "a:open { color: red }", ":open: chrome 133"],
  ["an at-rule", "@scope (a) { b { color: red } }", "@scope: chrome 118"],
  [
    "a custom property of a backdrop",
    "a::backdrop { background: var(--veil) }",
    "::backdrop inherits no custom property",
  ],
])("%s that a promised browser lacks is named with the versions that have it", (_, css, text) => {
  expect(unsupportedStyles(`/* One line */\n${css}`)).toContainEqual({
    line: 2,
    text: expect.stringContaining(text) as string,
  });
});

test.each([
  ["with an earlier declaration for older browsers", "a { float: left; float: inline-start }"],
  ["where a query asks for it", "@supports (float: inline-start) { a { float: inline-start } }"],
  ["that nothing depends on", "a { text-wrap: balance }"],
  ["that Vite writes with a prefix", "a { mask: url(a.svg) }"],
  ["with a fallback for a backdrop", "a::backdrop { background: var(--veil, black) }"],
])("newer CSS %s is no fault", (_, css) => {
  expect(unsupportedStyles(css)).toEqual([]);
});
