import { expect, test } from "vitest";
import { splitPrintRules } from "./style-sheets-plugin.ts";

test.each([
  ["@layer a{p{a:b}@media print{p{c:d}}}", "@layer a{p{a:b}}", "@layer a{@media print{p{c:d}}}"],
  ["@layer a{@media print{p{c:d}}}i{a:b}", "i{a:b}", "@layer a{@media print{p{c:d}}}"],
  ["@media print{p{c:d}}@media (width>=1px){p{c:d}}", "@media (width>=1px){p{c:d}}", "@media print{p{c:d}}"],
  ["p{a:b}", "p{a:b}", ""],
])("of %s the screen keeps %s, and paper gets %s", (sheet, screen, paper) => {
  expect(splitPrintRules(sheet)).toEqual({ screen, paper });
});
