import { expect, test } from "vitest";
import { parsePage, withEdits } from "../built-pages/page-document.ts";
import { criticalCss } from "./critical-css.ts";
import { matchingRules } from "./matching-rules.ts";

const names = new Set([
  "html",
  "div",
  "a",
  "card",
  "sm:flex",
  "main",
  "w-1/2",
  "data-[state=open]:x",
  "lineargradient",
  ":lang(hi)",
  "root:lang(en)",
  "dir=ltr",
]);
const withCriticalCss = (html: string) => withEdits(html, criticalCss(parsePage(html)).edits);
const kept = (sheet: string, used: string[] = []) => matchingRules(sheet, names, new Set(used)).replace(/\s+/g, "");

test.each([
  [".card{a:b}"],
  ["div>a:hover{a:b}"],
  ["#main>.card::before{a:b}"],
  [".sm\\:flex{a:b}"],
  [":focus-visible{a:b}"],
  ["*,:before{a:b}"],
  ["[open]{a:b}"],
  ["a[target]:not(.gone){a:b}"],
  [".card:has(a,div){a:b}"],
  [":is(.card,.card)::before{a:b}"],
  ["DIV{a:b}"],
  ["::view-transition-old(root){a:b}"],
  ["@layertheme,base;"],
  ["@font-face{a:b}"],
  ["@page{a:b}"],
  [".w-1\\/2{a:b}"],
  [".data-\\[state\\=open\\]\\:x{a:b}"],
  ["linearGradient{a:b}"],
  [".card:lang(ta,hi){a:b}"],
  ["[dir=ltr].card{a:b}"],
  [":root:not(:lang(ta))>.card{a:b}"],
])("%s stays", (sheet) => {
  expect(kept(sheet)).toBe(sheet);
});

test("who asks a page in that language for it, without weight, need not ask", () => {
  expect(kept(":where(:root:not(:lang(ta))) .card{a:b}")).toBe(".card{a:b}");
  expect(kept(":where(:root:not(:lang(en))) .card{a:b}")).toBe("");
});

test("of a list in parentheses stays what can match", () => {
  expect(kept(":is(.gone,.card,section)>a{a:b}")).toBe(":is(.card)>a{a:b}");
});

test.each([
  [".gone{a:b}"],
  [".card .gone:hover{a:b}"],
  ["section{a:b}"],
  ["#gone{a:b}"],
  [".card:has(.gone){a:b}"],
  [":is(.gone,section)::before{a:b}"],
  ["@media (width >= 780px){.gone{a:b}}"],
  ["@layer a{@supports (a:b){.gone{a:b}}}"],
  ["@media (hover:hover){.card:hover{a:b}}"],
  ["@keyframes turn{0%{a:b}}"],
  ["@keyframes turn{0%{a:b}}.gone{animation:turn 1s}"],
  ["html{--unused:1}"],
  ["html{--one:1;--two:var(--one)}"],
  ["@property --unused{syntax:'*'}"],
  ["[data-ready] .card{a:b}"],
  ["[data-ready]:has(.card) a{a:b}"],
  [".card:lang(ur){a:b}"],
  [":root:lang(hi) .card{a:b}"],
  [":root:not(:lang(en)) .card{a:b}"],
  ["[dir=rtl] .card{a:b}"],
])("%s goes", (sheet) => {
  expect(kept(sheet)).toBe("");
});

test.each([
  [".card,.gone{a:b}", ".card{a:b}"],
  [
    ":root{--spin:turn 1s}a{animation:var(--spin)}@keyframes turn{0%{a:b}}",
    ":root{--spin:turn1s}a{animation:var(--spin)}@keyframesturn{0%{a:b}}",
  ],
  ["@property --x{syntax:'*'}a{transition:--x 1s}", "@property--x{syntax:'*'}a{transition:--x1s}"],
  ["@container style(--wide:1){a{a:b}}a{--wide:1}", "@containerstyle(--wide:1){a{a:b}}a{--wide:1}"],
  ["@media print{.gone{a:b}.card{c:d}}", "@mediaprint{.card{c:d}}"],
  ["@keyframes turn{0%{a:b}}.card{animation:1s turn}", "@keyframesturn{0%{a:b}}.card{animation:1sturn}"],
  ["html{--one:1;--two:var(--one);--gone:2}a{color:var( --two )}", "html{--one:1;--two:var(--one)}a{color:var(--two)}"],
])("of %s stays %s", (sheet, rest) => {
  expect(kept(sheet)).toBe(rest);
});

test.each([
  ["a colour that is set once for all", ":root{--ink:#123}a{color:var(--ink)}", "a{color:#123}"],
  [
    "one that a medium changes",
    ":root{--ink:#123}@media print{:root{--ink:#000}}a{color:var(--ink)}",
    ":root{--ink:#123}@mediaprint{:root{--ink:#000}}a{color:var(--ink)}",
  ],
  ["one of a part of the page", "html{--ink:#123}a{color:var(--ink)}", "html{--ink:#123}a{color:var(--ink)}"],
  ["what is no colour", ":root{--gap:1px}a{gap:var(--gap)}", ":root{--gap:1px}a{gap:var(--gap)}"],
])("%s is written so: %s becomes %s", (_, sheet, rest) => {
  expect(kept(sheet)).toBe(rest);
});

test("the same selectors keep for one page what they lose for another", () => {
  const sheet = ":is(.card,.wish) a{a:b}";
  const of = (...page: string[]) => matchingRules(sheet, new Set(page), new Set());
  expect([of("a", "wish"), of("a"), of("a", "card", "wish")]).toEqual([":is(.wish) a{a:b}", "", sheet]);
});

test("what the page's own attributes refer to stays", () => {
  expect(kept("html{--hue:1;--gone:2}", ["--hue"])).toBe("html{--hue:1}");
});

test("a page has one sheet of the rules of what it holds, those of all its sheets", () => {
  const page = (sheets: string) => `${sheets}<p class="card" style="color:var(--hue)">gone-by</p>`;
  const sheets = "<style>p{--hue:red;--size:1px}.gone{a:b}</style><style>.card{inline-size:var(--size)}</style>";
  expect(withCriticalCss(page(sheets))).toBe(
    page("<style data-own>p{--hue:red;--size:1px}\n.card{inline-size:var(--size)}</style>"),
  );
});

test("the order of the layers, which each sheet declares, stands in a page once", () => {
  const sheets = ["p{a:b}", "@layer base{p{a:b}}"].map((rules) => `<style>@layer theme,base;${rules}</style>`);
  expect(withCriticalCss(`${sheets.join("")}<p></p>`)).toBe(
    "<style data-own>@layer theme,base;p{a:b}\n@layer base{p{a:b}}</style><p></p>",
  );
});

test("a page's classes are read as they are meant, and its elements whatever their letters", () => {
  const page = (sheet: string) =>
    `<style>${sheet}</style><p class="w-1/2 [&amp;&gt;a]:x"><svg><linearGradient id="sky"></linearGradient></svg></p>`;
  const sheet = ".w-1\\/2{a:b}.\\[\\&\\>a\\]\\:x{a:b}linearGradient{a:b}#sky{a:b}";
  expect(withCriticalCss(page(`${sheet}.gone{a:b}`))).toBe(page(sheet).replace("<style>", "<style data-own>"));
});

test("a page's own sheet has the fonts of characters that the page or its styles have, and no others", () => {
  const face = (range: string) => `@font-face{font-family:A;unicode-range:${range}}`;
  const sheet = [face("U+20-7E"), face("U+900-97F"), face("U+2192"), face("U+20B9"), face("U+6??"), "p{content:'→'}"];
  const page = `<style>${sheet.join("")}</style><p>a नगर</p>`;
  const kept = [sheet[0], sheet[1], sheet[2], sheet[5]].join("");
  expect(withCriticalCss(page)).toBe(`<style data-own>${kept}</style><p>a नगर</p>`);
});
