import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { fileName, makeSiteFonts, type SiteFonts } from "./make-site-fonts.ts";
import { latinFont, textFonts } from "./site-fonts.ts";
import { contentWords, fixedWords, sortWords, type WordsByFont } from "./words.ts";

const kilobyte = 1024;
let words: WordsByFont;
let fonts: SiteFonts;

beforeAll(async () => {
  words = sortWords([...contentWords(testCatalogue), ...fixedWords]).byFont;
  fonts = await makeSiteFonts({ words });
});

const hash = (part: Uint8Array | string) => createHash("sha256").update(part).digest("hex");

const faces = () =>
  [...fonts.styleSheet.matchAll(/^@font-face \{ (.*) \}$/gm)].map(([, body = ""]) =>
    Object.fromEntries(
      body
        .split(";")
        .filter((part) => part.trim())
        .map((part) => part.split(/:(.*)/).map((text) => text.trim())),
    ),
  );

test("the font of all text is at most 48 KB, and with the words of every script at most 72 KB", () => {
  const bytes = (names: string[]) =>
    names.reduce((sum, name) => sum + (fonts.files.get(name)?.length ?? Number.NaN), 0);
  expect(bytes([fileName(latinFont)])).toBeLessThanOrEqual(48 * kilobyte);
  expect(bytes([fileName(latinFont), ...[...words.keys()].map(fileName)])).toBeLessThanOrEqual(72 * kilobyte);
});

test("every font file is WOFF2, and the style sheet names each once", () => {
  const named = [...fonts.styleSheet.matchAll(/url\("\.\/([^"]+)"\) format\("woff2"\)/g)].map(([, name]) => name);
  expect(named).toEqual([...fonts.files.keys()]);
  expect(named).toEqual([...textFonts, ...words.keys()].map(fileName));
  for (const file of fonts.files.values()) expect(Buffer.from(file.subarray(0, 4)).toString()).toBe("wOF2");
});

test("the style sheet is nothing but @font-face rules with values that CSS allows", () => {
  const allowed: Record<string, RegExp> = {
    "font-family": /^"Anek( Words| Fallback( Roboto| Noto| DejaVu)?| [A-Z][a-z]+ Fallback)?"$/,
    src: /^(url\("\.\/[a-z-]+\.woff2"\) format\("woff2"\)|local\("[A-Za-z ]+"\)(, local\("[A-Za-z ]+"\))*)$/,
    "font-display": /^swap$/,
    "font-weight": /^\d00( \d00)?$/,
    "font-stretch": /^\d+%( \d+%)?$/,
    "unicode-range": /^U\+[0-9A-F]+(-[0-9A-F]+)?(,U\+[0-9A-F]+(-[0-9A-F]+)?)*$/,
    "size-adjust": /^\d+(\.\d)?%$/,
    "ascent-override": /^\d+(\.\d)?%$/,
    "descent-override": /^\d+(\.\d)?%$/,
  };
  expect(faces()).toHaveLength(fonts.styleSheet.trim().split("\n").length);
  for (const face of faces()) {
    for (const [name, value] of Object.entries(face)) expect(value, name).toMatch(allowed[name] ?? /^never$/);
    expect(face).toMatchObject({
      "font-family": expect.any(String),
      src: expect.any(String),
    });
  }
});

test("no character is asked of two faces of the same family, weight and width", () => {
  const kinds = new Map<string, [first: number, last: number][]>();
  for (const face of faces()) {
    const kind = [face["font-family"], face["font-weight"], face["font-stretch"]].join();
    const ranges = face["unicode-range"]?.split(",").map((range: string) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return [first, last] as [number, number];
    });
    kinds.set(kind, [...(kinds.get(kind) ?? []), ...(ranges ?? [])]);
  }
  for (const [kind, ranges] of kinds) {
    ranges.sort(([a], [b]) => a - b);
    for (const [index, [first]] of ranges.entries()) expect(first, kind).toBeGreaterThan(ranges[index - 1]?.[1] ?? -1);
  }
});

test("the same words make the same bytes, so that browsers keep what they have", async () => {
  const some = new Map([...words].slice(0, 2));
  const digest = ({ files }: SiteFonts, names: Iterable<string>) =>
    [...names].map((name) => [name, hash(files.get(name) ?? "none")]);
  const [once, again] = [fonts, await makeSiteFonts({ words: some })];
  expect(digest(again, again.files.keys())).toEqual(digest(once, again.files.keys()));
  for (const rule of again.styleSheet.trim().split("\n")) expect(once.styleSheet).toContain(rule);
});

test("pages in another language have one weight of Latin letters, and the fallback fonts of headings", async () => {
  const headings = await makeSiteFonts({ words, headingsOnly: true });
  const sizeOf = ({ files }: SiteFonts) => files.get(fileName(latinFont))?.length ?? Number.NaN;
  expect(sizeOf(headings)).toBeLessThan(sizeOf(fonts) * 0.6);
  expect(headings.styleSheet).toContain('"Anek Tamil Fallback"');
  expect(headings.styleSheet).not.toContain('"Anek Fallback"');
});
