import { expect, test } from "vitest";
import { criticalCssOf, namedFonts, startingStyle } from "./critical-css.ts";

/** The critical CSS of a page, without white space. */
const criticalOf = (sheet: string, body: string) => criticalCssOf(sheet)(body).replaceAll(/\s+/g, "");

// `page-styles.spec.ts` has no page in these states.
test.each([":focus-visible{a:b}", "[data-list-waits]{a:b}"])("the critical CSS has %s", (rule) => {
  expect(criticalOf(rule, "<p></p>")).toBe(rule);
});

test.each([
  ["what nothing on the page matches", ".gone{a:b}"],
  ["properties that nothing refers to", ":root{--a:var(--b);--b:1px}"],
  ["key frames that nothing runs", "@keyframes turn{to{a:b}}"],
])("the critical CSS lacks %s", (_, rule) => {
  expect(criticalOf(`p{a:b}${rule}`, "<p></p>")).toBe("p{a:b}");
});

test("critical CSS has no rules for later states, other media and other languages", () => {
  const late = [
    "a:hover{b:c}",
    "::view-transition{b:c}",
    "html:has(.video-modal[open]){b:c}",
    "@media print{a{b:c}}",
    "@media (hover:hover) and (width>=781px){a{b:c}}",
    "@media (forced-colors:active){a{b:c}}",
    ":root:lang(hi){b:c}",
    "a{transition:b}",
  ];
  const kept = [".a:not(:hover,:focus){b:c}", "@media (forced-colors:none){a{b:c}}", ":root:lang(ta){b:c}"];
  expect(startingStyle([...late, ...kept].join(""), "ta")).toBe(kept.join(""));
});

test("critical CSS keeps a custom property that a `style` attribute uses", () => {
  expect(criticalOf(":root{--a:1px}", '<p style="margin:var(--a)"></p>')).toBe(":root{--a:1px}");
});

test("a page has only the fonts that its stylesheet names", () => {
  const face = (family: string) => `@font-face{font-family:"${family}";src:local("A")}`;
  const sheet = ':root{--a:"Anek Tamil Fallback"}p{font-family:"Anek",var(--a)}';
  const fonts = ["Anek", "Anek Telugu Fallback", "Anek Tamil Fallback"].map(face).join("");
  expect(namedFonts(fonts, sheet)).toBe(face("Anek") + face("Anek Tamil Fallback"));
});
