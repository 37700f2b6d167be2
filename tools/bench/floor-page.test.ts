import { expect, test } from "vitest";
import { floorPage } from "./floor-page.ts";

const source = { language: "en-IN", title: "Tour & more", lines: ["1 < 2", "Register"], picture: [] };

test("a floor page has the title and every line of text, escaped, and no picture where there is none", () => {
  const html = floorPage(source);
  expect(html).toContain('<html lang="en-IN">');
  expect(html).toContain("<title>Tour &amp; more</title>");
  expect(html).toContain("<p>1 &lt; 2\n<p>Register");
  expect(html).not.toMatch(/<picture|<img|<script|<style/);
});

test("the picture keeps its sources in their order and all that a browser chooses by", () => {
  const html = floorPage({
    ...source,
    picture: [
      { tag: "source", attributes: { type: "image/avif", srcset: "/a.avif 320w", sizes: "100vw" } },
      { tag: "img", attributes: { src: "/a.jpg", alt: 'A "hall"' } },
    ],
  });
  expect(html).toContain(
    '<picture><source type="image/avif" srcset="/a.avif 320w" sizes="100vw"><img src="/a.jpg" alt="A &quot;hall&quot;"></picture>',
  );
});
