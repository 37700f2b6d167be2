import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { attributesOf, elementsNamed, textOf } from "../../tests/support/html-elements.ts";
import { criticalCssOf } from "./critical-css.ts";
import { completePage } from "./prerender-site.ts";

const policyUrls = { apiAddress: "/api", aftermovieAddress: "/embed/aftermovie", partnerLogoHosts: [] };

const encoding = '<meta charSet="utf-8"/>';

/** Completes a page that has its encoding and its stylesheet before its body. */
const completed = (style: string, body: string, fonts = "") =>
  completePage(`${encoding}<style>${style}</style>${body}`, {
    criticalCss: criticalCssOf(style),
    style,
    earlyScript: "go(1);",
    fonts,
    policyUrls,
  });

test.each([
  ["tags as React wrote them", '<link rel="icon" href="/a.svg" disabled=""/><img alt="" src="/a.svg"/>'],
  ["a drawing's element without content", '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'],
  ["a reference", "<p>It&#x27;s $& $1</p>"],
])("%s are not changed: %s", (_, written) => {
  expect(completed("", written).endsWith(`<style></style>${written}`)).toBe(true);
});

test.each(["<style></style>", encoding])("a page that lacks a part stops the build: it has only %s", (html) => {
  const parts = { criticalCss: () => "", style: "", earlyScript: "", fonts: "", policyUrls };
  expect(() => completePage(html, parts)).toThrow("The page has no <");
});

test("the @font-face rules follow the critical CSS", () => {
  const fonts = ["U+61", "U+900-97F"].map((range) => `@font-face{unicode-range:${range}}`).join("");
  const page = completed("p{a:c}", "<p>a</p>", fonts);
  expect(page.replaceAll(/\s+/g, "")).toContain(`<style>p{a:c}${fonts}</style>`);
});

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

test("the policy follows the encoding, with the hashes of the page's script and style", () => {
  const page = completed("p{a:b}.gone{a:b}", "<p></p><script>go(1);</script>");
  const metas = elementsNamed("meta", page).map(attributesOf);
  expect(metas).toMatchObject([{ charset: "utf-8" }, { "http-equiv": "Content-Security-Policy" }]);
  const { content: policy } = metas[1] ?? {};
  const [style = ""] = elementsNamed("style", page).map(textOf);
  expect(style).toMatch(/^p\s*\{/);
  expect(policy).toContain(`script-src 'self' 'sha256-${hashOf("go(1);")}';`);
  expect(policy).toContain(`style-src 'self' 'sha256-${hashOf(style)}';`);
});
