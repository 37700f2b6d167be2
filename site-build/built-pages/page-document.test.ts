import { expect, test } from "vitest";
import { parsePage, withEdits } from "./page-document.ts";

test("elements come with their attributes, in small letters and as they are meant", () => {
  const { elements } = parsePage(
    '<p><img class="a b" srcSet="/a.avif 1x" alt=""/></p><link media="(width &lt; 600px)" disabled=""><svg><linearGradient/></svg>',
  );
  expect(elements.map(({ name }) => name)).toEqual(["p", "img", "link", "svg", "lineargradient"]);
  const [, image, link] = elements;
  expect([...(image?.attributes ?? [])]).toEqual([
    ["class", "a b"],
    ["srcset", "/a.avif 1x"],
    ["alt", ""],
  ]);
  expect(link?.attributes.get("media")).toBe("(width < 600px)");
});

test("what looks like a tag within a script or a style is none", () => {
  const html = '<script src="/a.js">"<img src=1>"</script><style>a{content:"<b>"}</style><p>text</p>';
  const { elements } = parsePage(html);
  expect(elements.map(({ name }) => name)).toEqual(["script", "style", "p"]);
});

test("what stands in noscript is read", () => {
  const { elements } = parsePage("<div><noscript><iframe></iframe></noscript><p></p></div>");
  expect(elements.map(({ name }) => name)).toEqual(["div", "noscript", "iframe", "p"]);
});

test("an element's place in the text holds for its edits, also behind letters of two code units; an outer edit wins", () => {
  const html = "<p>𝄞</p><script>one()</script><br/>";
  const [, script, br] = parsePage(html).elements;
  if (!script || !br) throw new Error("the page has other elements");
  const inner = { start: script.contentStart, end: script.contentEnd, text: "two()" };
  const last = { start: br.start, end: br.end, text: "<br>" };
  expect(withEdits(html, [last, inner])).toBe("<p>𝄞</p><script>two()</script><br>");
  expect(withEdits(html, [inner, { start: script.start, end: script.end, text: "" }])).toBe("<p>𝄞</p><br/>");
});
