import { expect, test } from "vitest";
import { withShortTags } from "./short-tags.ts";

test.each([
  ['<link rel="stylesheet" href="/a.css" disabled=""/>', '<link rel="stylesheet" href="/a.css" disabled>'],
  ['<img alt="" src="/a.svg"/>', '<img alt src="/a.svg">'],
  ['<col span="2"/><br/><a href="/?x="></a>', '<col span="2"><br><a href="/?x="></a>'],
  ['<section hidden="">=""/&gt;</section>', '<section hidden>=""/&gt;</section>'],
])("%s becomes %s", (written, short) => {
  expect(withShortTags(written)).toBe(short);
});

test.each([
  ["a drawing's element without content", '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'],
  ["a value that looks like one", '<p title="disabled=&quot;&quot;/&gt;">x</p>'],
  ["a value that ends with a sign of equality or a slash", '<a title="a=" href="/x/">=""</a>'],
  ["an element that begins like one without content", '<colgroup></colgroup><linearGradient id="a"/>'],
  ["a script", '<script data-a="">if (a<b) c=""; /*<br/>*/</script>'],
  ["a style sheet", '<style data-own="">a::before{content:""} /*<br/>*/</style>'],
])("%s stays as it is: %s", (_, written) => {
  expect(withShortTags(written)).toBe(written);
});
