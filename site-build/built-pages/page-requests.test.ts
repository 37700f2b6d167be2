import { expect, test } from "vitest";
import { parsePage } from "./page-document.ts";
import { fontFiles, foreignRequests, scriptsBeforeLoad } from "./page-requests.ts";

const face = (file: string, range: string) =>
  `@font-face{font-family:A;src:url(${file})format("woff2");unicode-range:${range}}`;
const styles = `<style data-own>${face("/latin.woff2", "U+20-7E")}${face("/accents.woff2", "U+C0-D6,U+E9")}${face("/urdu.woff2", "U+6??")}</style>`;

test("a page's fonts are those whose ranges have a character of its text; attributes and scripts are no text", () => {
  expect(fontFiles(parsePage(`${styles}<p title="é">Delhi</p><script>"سری"</script>`))).toEqual(["/latin.woff2"]);
  expect(fontFiles(parsePage(`${styles}<p>Café <b>سری</b></p>`))).toEqual([
    "/latin.woff2",
    "/accents.woff2",
    "/urdu.woff2",
  ]);
});

test("scripts that come before the load event are those that the HTML names", () => {
  expect(scriptsBeforeLoad(parsePage('<script data-entry="/a.js">x</script>'))).toEqual([]);
  const html =
    '<script src="/a.js"></script><link rel="modulepreload" href="/b.js"/><link rel="preload" as="script" href="/c.js"/>';
  expect(scriptsBeforeLoad(parsePage(html))).toEqual(["/a.js", "/b.js", "/c.js"]);
});

test("a request of another site's is found, except links to follow and a frame that waits", () => {
  const quiet =
    '<a href="https://a.example/">a</a><link rel="canonical" href="https://site.example/"/><noscript><iframe src="https://film.example/"></iframe></noscript><img src="/a.svg"/>';
  expect(foreignRequests(parsePage(quiet))).toEqual([]);
  const loud =
    '<style>a{b:url(//c.example/d.png)}</style><img src="/a.svg" srcSet="/a.avif 1w, https://img.example/a.avif 2w"/><link rel="preconnect" href="https://fonts.example"/><iframe loading="lazy" src="https://film.example/"></iframe>';
  expect(foreignRequests(parsePage(loud))).toEqual([
    "https://img.example/a.avif 2w",
    "https://fonts.example",
    "https://film.example/",
    "//c.example/d.png",
  ]);
});
