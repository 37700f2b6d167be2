import { expect, test, vi } from "vitest";
import { imageAddress, newImageAddress, webAddress } from "../partner-schemas.ts";
import { isSitePath, isWebAddress } from "./web-address.ts";

const goodAddresses = [
  "https://example.org",
  "http://example.org",
  "HTTPS://EXAMPLE.ORG/Path",
  "https://example.org:8080/a?b=c#d",
  "https://उदाहरण.example/पथ",
];

const badAddresses = [
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

test.each(goodAddresses)("N-4 %j is a web address", (text) => {
  expect(isWebAddress(text)).toBe(true);
  expect(webAddress.safeParse(text).success).toBe(true);
  expect(imageAddress.safeParse(text).success).toBe(true);
});

test.each(badAddresses)("N-4 %j is no web address", (text) => {
  expect(isWebAddress(text)).toBe(false);
  expect(webAddress.safeParse(text).error?.issues[0]?.message).toBe(
    "must be a web address that begins with https:// or http://, such as https://example.org",
  );
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
  expect(imageAddress.safeParse(text).success).toBe(true);
});

test.each(badPaths)("N-4 %j is no path on this site", (text) => {
  expect(isSitePath(text)).toBe(false);
  expect(imageAddress.safeParse(text).error?.issues[0]?.message).toBe(
    "must be a web address (https://…) or a path on this site that begins with one slash (/images/…)",
  );
});

test("PA-6 browsers that cannot yet ask URL.parse tell addresses all the same", () => {
  vi.stubGlobal("URL", Object.assign(class extends URL {}, { parse: undefined, canParse: undefined }));
  expect(isWebAddress("https://partner.example/a")).toBe(true);
  expect(isWebAddress("https://")).toBe(false);
  vi.unstubAllGlobals();
});

test.each([...goodAddresses.filter((text) => /^https/i.test(text)), ...goodPaths])(
  "N-4 %j may be a new logo",
  (text) => {
    expect(newImageAddress.safeParse(text).success).toBe(true);
  },
);

test.each([...["http://example.org/a.svg", "HTTP://example.org/a.svg"], ...badPaths])(
  "N-4 %j may be no new logo, and one reason is told",
  (text) => {
    expect(newImageAddress.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      "must be a web address (https://…) or a path on this site that begins with one slash (/images/…)",
    ]);
  },
);
