import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { firstFlight } from "../weigh-site.ts";
import { shrinkPage } from "./shrink-page.ts";

const policyAddresses = { apiAddress: "/api", aftermovieAddress: "/embed/aftermovie", partnerLogoHosts: [] };

const shrunk = (html: string) => shrinkPage("/events", html, { policyAddresses, warn: expect.unreachable });

test.each([
  ['<link rel="icon" href="/a.svg" disabled=""/>', '<link rel="icon" href="/a.svg" disabled>'],
  ['<img alt="" src="/a.svg"/>', '<img alt src="/a.svg">'],
  [
    '<table><colgroup><col span="2"/></colgroup></table><br/><a href="/?x="></a>',
    '<table><colgroup><col span="2"></colgroup></table><br><a href="/?x="></a>',
  ],
  ['<section hidden="">=""/&gt;</section>', '<section hidden>=""/&gt;</section>'],
  [
    '<script data-a="" type="application/json">"=\\"\\" <br/>"</script>',
    '<script data-a type="application/json">"=\\"\\" <br/>"</script>',
  ],
])("tags get short: %s becomes %s", async (written, short) => {
  expect(await shrunk(written)).toBe(short);
});

test.each([
  ["a drawing's element without content", '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'],
  ["a value that looks like one", '<p title="disabled=&quot;&quot;/&gt;">x</p>'],
  ["a value that ends with a sign of equality or a slash", '<a title="a=" href="/x/">=""</a>'],
  ["an element that begins like one without content", '<svg><linearGradient id="a"/></svg><colgroup></colgroup>'],
  ["data within a script", '<script type="application/json">{"a": "<br/>=\\"\\""}</script>'],
  ["a reference", "<p>It&#x27;s</p>"],
])("%s stays as it is: %s", async (_, written) => {
  expect(await shrunk(written)).toBe(written);
});

test("a style sheet's text stays as it is", async () => {
  const rule = 'p::before{content:"=\\"\\" <br/>"}';
  expect(await shrunk(`<style>${rule}</style><p></p>`)).toBe(`<style data-own>${rule}</style><p></p>`);
});

test("a page's own scripts get small, those of data and of files stay as they are", async () => {
  const data = '<script type="application/ld+json">{ "a": 1 }</script><script src="/a.js"></script>';
  const page = (script: string) => `<p>( a )</p>${data}<script data-entry="/e.js">${script}</script>`;
  const small = await shrunk(page("(function start() {\n\tconst longName = 1;\n\treturn f(longName, longName);\n})()"));
  expect(small.startsWith(page("").slice(0, -"</script>".length))).toBe(true);
  expect(small.length).toBeLessThan(page("(function(){return f(1,1)})();").length + 9);
  expect(small).not.toContain("longName");
});

test("a script with text that a replacement would change keeps it", async () => {
  expect(await shrunk('<script>f("$&", "$1")</script>')).toMatch(/\$&.*\$1/);
});

test("a script that cannot be read stops the build", async () => {
  await expect(shrunk("<script>f(</script>")).rejects.toThrow(/^A page's own script cannot be read: /);
});

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

test("the policy stands right behind the encoding, with the hashes of the scripts and the style as they are sent", async () => {
  const page = await shrunk(
    '<head><meta charSet="utf-8"/><script>go( 1 );</script><style>p{}</style><script type="application/ld+json">{}</script></head><p></p>',
  );
  const [, policy = ""] =
    /^<head><meta charSet="utf-8"><meta http-equiv="Content-Security-Policy" content="(.*?)">/.exec(page) ?? [];
  const [, script = ""] = /<script>(.*?)<\/script>/.exec(page) ?? [];
  const [, style = ""] = /<style [^>]*>(.*?)<\/style>/.exec(page) ?? [];
  expect(script).toBe("go(1);");
  expect(policy).toContain(`script-src 'self' 'sha256-${hashOf(script)}';`);
  expect(policy).toContain(`style-src 'self' 'sha256-${hashOf(style)}';`);
});

/** A page with the script for the list of a city, and with a text that cannot be compressed. */
const page = (bytes: number, script = "<script data-cities=\"[]\">f('&');</script>") =>
  `<head>${script}</head><p>${randomBytes(bytes).toString("base64")}</p><script>g();</script>`;

test("a page with room keeps its script for the list of a city, a heavier one goes without it", async () => {
  expect(await shrunk(page(firstFlight - 400))).toContain("<script data-cities");
  const warnings: string[] = [];
  const heavy = page(firstFlight);
  const options = { policyAddresses, warn: (line: string) => void warnings.push(line) };
  expect(await shrinkPage("/events", heavy, options)).toBe(heavy.replace(/<script data-cities.*?<\/script>/, ""));
  expect(warnings).toEqual([expect.stringMatching(/^\/events shows all cities for a moment .* \(\d{5} bytes, /)]);
});

test("a page without such a script stays as it is, however heavy", async () => {
  const heavy = page(firstFlight, "");
  expect(await shrunk(heavy)).toBe(heavy);
});
