import { createElement } from "react";
import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import { attributesOf, elementsNamed } from "../../tests/support/html-elements.ts";
import { Photo } from "./photo.tsx";

const photograph = {
  src: "/assets/a-1080.jpg",
  width: 3000,
  height: 2000,
  avif: "/assets/a-360.avif 360w",
  shade: "#ffb800",
};

async function html(props: Parameters<typeof Photo>[0]) {
  const { prelude } = await prerender(createElement(Photo, props));
  return new Response(prelude).text();
}

test("a photograph loads lazily, as AVIF if the browser supports it", async () => {
  expect(await html({ picture: photograph, alt: "A full hall", sizes: "50vw" })).toBe(
    '<picture class="photo">' +
      '<source type="image/avif" srcSet="/assets/a-360.avif 360w" sizes="50vw"/>' +
      '<img decoding="async" loading="lazy" src="/assets/a-1080.jpg" width="3000" height="2000" alt="A full hall" data-shade="#ffb800"/>' +
      "</picture>",
  );
});

test("the main picture of a page is preloaded with high priority, on phones and tablets in portrait mode alone", async () => {
  const text = await html({ picture: photograph, alt: "", sizes: "100vw", leading: true });
  expect(elementsNamed("link", text).map(attributesOf)).toEqual([
    {
      rel: "preload",
      as: "image",
      type: "image/avif",
      imagesrcset: "/assets/a-360.avif 360w",
      imagesizes: "100vw",
      media: "(width < 781px)",
      fetchpriority: "high",
    },
  ]);
  expect(elementsNamed("img", text).map(attributesOf)).toMatchObject([{ decoding: "async", fetchpriority: "low" }]);
});

test("a drawing is an `img` without other sources", async () => {
  const drawing = { src: "/assets/a.svg", width: 680, height: 640 };
  expect(await html({ picture: drawing, alt: "", sizes: "50vw" })).not.toContain("<source");
});
