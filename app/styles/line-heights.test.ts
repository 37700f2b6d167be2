import { globSync, readFileSync } from "node:fs";
import postcss, { type Container, type Document } from "postcss";
import { expect, test } from "vitest";

/** Elements whose text has one script in every language, or one letter or digit. Their line heights were measured. */
const measured = [
  ".station-board-own",
  ".station-board-english",
  ".wish-words",
  ".day-time",
  ".impact-figure & b",
  ".mission-quote & strong",
];

/** The selectors of the rules around a declaration, the outermost first. */
function selectorOf(node: Container | Document | undefined): string {
  if (!node) return "";
  const own = node.type === "rule" && "selector" in node ? String(node.selector) : "";
  return `${selectorOf(node.parent)} ${own}`.trim();
}

const sheets = globSync("app/**/*.css").filter((file) => !file.startsWith("app/styles/") || file.endsWith("base.css"));

test.each(sheets)("T-1 every line height in %s is at least that of the page's script", (sheet) => {
  const tooLow: string[] = [];
  postcss.parse(readFileSync(sheet, "utf8")).walkDecls("line-height", ({ value, parent }) => {
    const selector = selectorOf(parent);
    const isMeasured = measured.includes(selector) || selector.includes("[lang");
    if (Number(value) > 0 && !isMeasured) tooLow.push(`${selector}: line-height: ${value}`);
  });
  expect(tooLow, "write line-height: max(…, var(--heading-leading)), or --text-leading").toEqual([]);
});
