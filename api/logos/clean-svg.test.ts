import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content.ts";
import { cleanSvg } from "./clean-svg.ts";

const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

test.each([
  ["a script", "<script>alert(1)</script>", "", ["<script>"]],
  ["a script in a link", '<a href="javascript:alert(1)"><path d="M0 0"/></a>', '<path d="M0 0"/>', []],
  ["an event's handler", '<path d="M0 0" onload="alert(1)"/>', '<path d="M0 0"/>', ["onload"]],
  ["a page inside", "<foreignObject><iframe src='https://e.example'/></foreignObject>", "", ["<foreignObject>"]],
  ["an animation that sets a link", '<set attributeName="href" to="javascript:1"/>', "", ["<set>"]],
  ["a part of another file", '<use href="https://e.example/a.svg#b"/>', "<use/>", ["href"]],
  ["a picture from elsewhere", '<image href="https://e.example/a.png"/>', "<image/>", ["href"]],
  ["a drawing as a picture", '<image xlink:href="data:image/svg+xml;base64,AAAA"/>', "<image/>", ["href"]],
  ["a style sheet from elsewhere", '<style>@import "https://e.example/a.css";</style>', "", ["<style>"]],
  ["a font from elsewhere", "<style>@font-face{src:url(a.woff)}</style>", "", ["<style>"]],
  ["a hidden address in styles", "<style>a{fill:u\\72l(//e.example)}</style>", "", ["<style>"]],
  ["a fill from elsewhere", '<path fill="url(https://e.example/a.svg#b)"/>', "<path/>", ["fill"]],
  ["an address spelt in references", '<path style="fill:&#117;rl(//e.example)"/>', "<path/>", ["style"]],
  ["what a drawing program noted", "<metadata>x</metadata><path inkscape:label='a' data-name='b'/>", "<path/>", []],
  ["a comment", "<!-- <script> --><path/>", "<path/>", []],
])("out of a drawing goes %s", (_what, given, left, removed) => {
  expect(cleanSvg(svg(given))).toEqual({ text: left ? svg(left) : svg("").replace("></svg>", "/>"), removed });
});

test("what a drawing draws with stays", () => {
  const kept = svg(
    [
      "<style>@media (prefers-color-scheme: dark){.a&gt;.b{fill:url(#c)}}</style>",
      '<defs><linearGradient id="c"><stop offset="0" stop-color="red"/></linearGradient></defs>',
      '<g class="a" transform="scale(2)" style="fill:url(#c)"><use href="#d"/></g>',
      '<text x="1">नमूना &lt;&amp;&gt; <tspan dy="2">two</tspan> words</text>',
      '<image href="data:image/png;base64,iVBORw0KGgo="/>',
    ].join(""),
  );
  expect(cleanSvg(kept)).toEqual({ text: kept, removed: [] });
  const withEntities = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY s "http://www.w3.org/2000/svg">]>${kept.replace("http://www.w3.org/2000/svg", "&s;")}`;
  expect(cleanSvg(withEntities)).toEqual({ text: kept, removed: [] });
  expect(cleanSvg(svg('<use xlink:href="#d"/><text>a&#8217;b</text>')).text).toBe(
    svg('<use href="#d"/><text>a’b</text>'),
  );
});

test("the logos that come with the site lose nothing, and are clean once they are cleaned", async () => {
  const folder = path.join(testContent, "images/partners");
  for (const name of await readdir(folder)) {
    const { text, removed } = cleanSvg(await readFile(path.join(folder, name), "utf8"));
    expect(removed, name).toEqual([]);
    expect(cleanSvg(text).text, name).toBe(text);
  }
});

const bomb = [..."abcdefghi"].map((name, index) => `<!ENTITY ${"bcdefghij"[index]} "${`&${name};`.repeat(20)}">`);

test.each([
  ["a web page", "<!doctype html><html><body>404</body></html>", "is no SVG: its root has to be <svg xmlns="],
  ["another kind of XML", "<feed/>", "is no SVG: its root has to be <svg xmlns="],
  ["a drawing of another namespace", '<svg xmlns="urn:x" viewBox="0 0 1 1"/>', "Save it as plain SVG"],
  ["a prefixed drawing", '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>', "Save it as plain SVG"],
  ["a drawing that was cut off", svg('<path d="M0 0"/>').slice(0, -8), "is not whole: line 1: "],
  ["a drawing without a size", svg("", 'width="9"'), "has no size: give its <svg> a viewBox"],
  ["a file in the file", `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg("&a;")}`, "cannot be read: "],
  ["too deep a drawing", svg("<g>".repeat(9000) + "</g>".repeat(9000)), "cannot be read: "],
])("%s is refused", (_what, text, message) => {
  expect(() => cleanSvg(text)).toThrow(expect.objectContaining({ code: "input-invalid" }));
  expect(() => cleanSvg(text)).toThrow(message);
});

test("a drawing that would swell when it is read does not", () => {
  const text = `<!DOCTYPE svg [<!ENTITY a "${"x".repeat(200)}">${bomb.join("")}]>${svg("<text>&j;</text>")}`;
  let length = 0;
  try {
    length = cleanSvg(text).text.length;
  } catch (error) {
    expect(error).toMatchObject({ code: "input-invalid" });
  }
  expect(length).toBeLessThan(10_000);
});
