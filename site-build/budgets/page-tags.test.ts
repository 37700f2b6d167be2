import { expect, test } from "vitest";
import { filesInStyles, meant, stylesOf, tagsOf } from "./page-tags.ts";

test("tags come with their attributes, in small letters and as they are meant", () => {
  const [, image, link] = tagsOf(
    '<p><img class="a b" srcSet="/a.avif 1x" alt=""/></p><link media="(width &lt; 600px)" disabled="">',
  );
  expect(image?.name).toBe("img");
  expect([...(image?.attributes ?? [])]).toEqual([
    ["class", "a b"],
    ["srcset", "/a.avif 1x"],
    ["alt", ""],
  ]);
  expect(link?.attributes.get("media")).toBe("(width < 600px)");
});

test("what looks like a tag within a script or a style is none", () => {
  const html = '<script src="/a.js">"<img src=1>"</script><style>a{content:"<b>"}</style>';
  expect(tagsOf(html).map(({ name }) => name)).toEqual(["script", "style"]);
});

test("the references that React writes are read", () => {
  expect(meant("a &amp;&lt;&gt;&quot;&#x27; b")).toBe("a &<>\"' b");
});

test("a page's styles name files, not what is written into them", () => {
  const styles = stylesOf(
    '<style>a{background:url(/a.svg)}</style>x<style>b{mask:url("data:image/svg+xml,x"),url(#b)}</style>',
  );
  expect(filesInStyles(styles)).toEqual(["/a.svg"]);
});
