import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { unsupportedStyles } from "./support/style-support.ts";

/** To fix a fault, add a fallback for older browsers before it, or an entry in `additions` that says what they show. */
test("every CSS feature is supported by the oldest supported browsers, has a fallback or is a listed addition", () => {
  const sheets = globSync("app/**/*.css");
  expect(sheets).not.toEqual([]);
  const faults = sheets.flatMap((sheet) =>
    unsupportedStyles(readFileSync(sheet, "utf8")).map(({ line, text }) => `${sheet}:${line}: ${text}`),
  );
  expect(faults).toEqual([]);
});

test("every stylesheet is imported, so that its rules reach the pages", () => {
  const lists = ["app/styles/site.css", "app/styles/other-languages.css"];
  const imported = lists.flatMap((list) => {
    const found: string[] = [];
    postcss.parse(readFileSync(list, "utf8")).walkAtRules("import", ({ params }) => {
      found.push(path.join(path.dirname(list), /^"(.+?)"/.exec(params)?.[1] ?? ""));
    });
    return found;
  });
  // The build puts the rules of the fallback fonts into each page.
  const others = globSync("app/**/*.css", { exclude: [...lists, "app/styles/*fallback-fonts.css"] });
  expect(
    others.filter((sheet) => !imported.includes(sheet)),
    "list these in app/styles/site.css",
  ).toEqual([]);
});

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
])("%s that a supported browser lacks is reported with the versions that have it", (_, css, text) => {
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
