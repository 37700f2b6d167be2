import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { completePage } from "./complete-page.ts";
import { criticalCssOf, namedFonts } from "./critical-css.ts";

const policyAddresses = { apiAddress: "/api", aftermovieAddress: "/embed/aftermovie", partnerLogoHosts: [] };

const completed = (html: string, { sheet = "", fonts = "" } = {}) =>
  completePage(html, { criticalCss: criticalCssOf(sheet), fonts, policyAddresses });

const styleOf = (sheet: string, body: string, fonts = "") => {
  const page = completed(`<style>${sheet}</style>${body}`, { sheet, fonts });
  return /<style>(.*)<\/style>/s.exec(page)?.[1]?.replaceAll(/\s+/g, "");
};

test.each([
  ["tags as React wrote them", '<link rel="icon" href="/a.svg" disabled=""/><img alt="" src="/a.svg"/>'],
  ["a drawing's element without content", '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'],
  ["data within a script", '<script type="application/json">{"a": "<br/>=\\"\\""}</script>'],
  ["a reference", "<p>It&#x27;s</p>"],
])("%s stay as they are: %s", (_, written) => {
  expect(completed(written)).toBe(written);
});

test.each([
  [".card{a:b}"],
  [":focus-visible{a:b}"],
  ["details[open]{a:b}"],
  ["[data-early].card{a:b}"],
  ["[data-list-waits]p{a:b}"],
  ["html:has(dialog[open]){a:b}"],
  ["@layertheme,base;@layerbase{p{a:b}}"],
  [".sm\\:flex{a:b}"],
])("the critical CSS has %s", (rule) => {
  const sheet = rule.replaceAll("@layer", "@layer ").replace(/^\[.+?\]/, "$& ");
  const body = '<p class="card sm:flex"></p><details></details>';
  expect(styleOf(sheet, `<html><body>${body}</body></html>`)).toBe(rule);
});

test.each([
  ["what nothing on the page matches", ".gone{a:b}"],
  ["properties that nothing refers to", ":root{--a:var(--b);--b:1px}"],
  ["key frames that nothing runs", "@keyframes turn{to{a:b}}"],
])("the critical CSS lacks %s", (_, rule) => {
  expect(styleOf(`p{a:b}${rule}`, "<p></p>")).toBe("p{a:b}");
});

test("a custom property stays where the page's own attribute refers to it", () => {
  expect(styleOf(":root{--a:1px}", '<p style="margin:var(--a)"></p>')).toBe(":root{--a:1px}");
});

test("a page has the rules of all fonts behind its critical CSS", () => {
  const fonts = ["U+61", "U+900-97F"].map((range) => `@font-face{unicode-range:${range}}`).join("");
  expect(styleOf("p{a:c}", "<p>a</p>", fonts)).toBe(`p{a:c}${fonts}`);
});

test("a language has the fonts that its stylesheet names, and no other language's", () => {
  const face = (family: string) => `@font-face{font-family:"${family}";src:local("A")}`;
  const sheet = ':root{--a:"Anek Tamil Fallback"}p{font-family:"Anek",var(--a)}';
  const fonts = ["Anek", "Anek Telugu Fallback", "Anek Tamil Fallback"].map(face).join("");
  expect(namedFonts(fonts, sheet)).toBe(face("Anek") + face("Anek Tamil Fallback"));
});

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

test("the policy stands right behind the encoding, with the hashes of the scripts and the style as they are sent", () => {
  const sheet = "p{a:b}.gone{a:b}";
  const page = completed(
    `<head><meta charSet="utf-8"/><script>go(1);</script><style>${sheet}</style><script type="application/ld+json">{}</script></head><p></p>`,
    { sheet },
  );
  const [, policy = ""] =
    /^<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="(.*?)">/.exec(page) ?? [];
  const [, script = ""] = /<script>(.*?)<\/script>/.exec(page) ?? [];
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  expect(script).toBe("go(1);");
  expect(style).toMatch(/^p\s*\{/);
  expect(policy).toContain(`script-src 'self' 'sha256-${hashOf(script)}';`);
  expect(policy).toContain(`style-src 'self' 'sha256-${hashOf(style)}';`);
});
