import { expect, test } from "vitest";
import { isHttpUrl, isImageUrl, isSitePath } from "./http-url.ts";

const urls = [
  "https://example.org",
  "http://example.org",
  "HTTPS://EXAMPLE.ORG/Path",
  "https://example.org:8080/a?b=c#d",
  "https://उदाहरण.example/पथ",
];

const otherTexts = [
  "",
  " ",
  "javascript:alert(1)",
  "JavaScript://example.org/%0aalert(1)",
  "data:text/html,hello",
  "mailto:a@example.org",
  "ftp://example.org",
  "//example.org",
  "/images/a.svg",
  "example.org",
  "https:example.org",
  "https://",
  "https:///",
  "https://user@example.org",
  "https://user:secret@example.org",
  " https://example.org",
  "https://example.org ",
  "https://example.org/a b",
  "https://exam\nple.org",
  "https://exam\tple.org",
  "https://exa mple.org",
];

test.each(urls)("N-4 %j is an http or https URL", (text) => {
  expect(isHttpUrl(text)).toBe(true);
  expect(isImageUrl(text)).toBe(true);
});

test.each(otherTexts)("N-4 %j is no http or https URL", (text) => {
  expect(isHttpUrl(text)).toBe(false);
});

const goodPaths = ["/", "/images/partners/town-hall.svg", "/a..b/c.svg", "/a?from=../b", "/छवि.svg"];

const badPaths = [
  "",
  "images/a.svg",
  "./a.svg",
  "//example.org/a.svg",
  "/\\example.org/a.svg",
  "/images\\a.svg",
  "/images/../secret",
  "/images/./a.svg",
  "/images/%2e%2E/secret",
  "/images/.%2e/secret",
  "/..",
  "/a b.svg",
  "/\t/example.org",
  "/a\n",
];

test.each(goodPaths)("N-4 %j is a path on this site", (text) => {
  expect(isSitePath(text)).toBe(true);
  expect(isImageUrl(text)).toBe(true);
});

test.each(badPaths)("N-4 %j is not a path on this site", (text) => {
  expect(isSitePath(text)).toBe(false);
  expect(isImageUrl(text)).toBe(false);
});
