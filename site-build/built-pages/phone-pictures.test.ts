import { expect, test } from "vitest";
import { parsePage } from "./page-document.ts";
import { firstPictures } from "./phone-pictures.ts";

const set = "/p-360.avif 360w, /p-720.avif 720w, /p-1080.avif 1080w";

for (const { html, pictures, why } of [
  { why: "an image at once", html: '<img src="/a.svg"/>', pictures: ["/a.svg"] },
  { why: "no image that waits", html: '<img src="/a.svg" loading="lazy"/>', pictures: [] },
  {
    why: "an image of the page's styles, and no font",
    html: "<style>a{b:url(/c.svg);d:url(/e.woff2)}</style>",
    pictures: ["/c.svg"],
  },
  {
    why: "412 px need 721 of the phone's own",
    html: `<img srcset="${set}" src="/p.jpg"/>`,
    pictures: ["/p-1080.avif"],
  },
  {
    why: "340 px need 595",
    html: `<img srcset="${set}" sizes="(width >= 376px) 340px, 9px"/>`,
    pictures: ["/p-720.avif"],
  },
  {
    why: "a share of the window, less its margins",
    html: `<img srcset="${set}" sizes="(min-width: 781px) 44vw, calc(50vw - 36px)"/>`,
    pictures: ["/p-360.avif"],
  },
  { why: "more than there is", html: `<img srcset="${set}" sizes="700px"/>`, pictures: ["/p-1080.avif"] },
  {
    why: "the first format of those that the phone's width is offered",
    html: `<picture><source media="(width >= 600px)" srcSet="/wide.svg"/><source type="image/avif" srcSet="${set}" sizes="96px"/><source type="image/webp" srcSet="/p.webp"/><img src="/p.jpg"/></picture><img src="/q.svg"/>`,
    pictures: ["/p-360.avif", "/q.svg"],
  },
  {
    why: "what is preloaded for its width",
    html: '<link rel="preload" as="image" href="/tall.svg" media="(width &lt; 600px)"/><link rel="preload" as="image" href="/wide.svg" media="(width &gt;= 600px)"/><link rel="preload" as="font" href="/f.woff2"/>',
    pictures: ["/tall.svg"],
  },
]) {
  test(`a phone asks at once for ${why}`, () => {
    expect(firstPictures(parsePage(html))).toEqual(pictures);
  });
}

test.each(['<img srcset="/a 1w, /b 2w" sizes="10em"/>', '<link rel="preload" as="image" href="/a" media="print"/>'])(
  "%s is not guessed at",
  (html) => {
    expect(() => firstPictures(parsePage(html))).toThrow("does not know the");
  },
);
