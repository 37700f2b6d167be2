import { beforeAll, expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { rangesOf, siteFonts } from "./font-rules.ts";
import { latinFont, textFonts } from "./site-fonts.ts";

let english: Awaited<ReturnType<typeof fontsOf>>;
let tamil: typeof english;
beforeAll(async () => {
  english = await fontsOf();
  tamil = await fontsOf({ ...testCatalogue, language: "ta" });
});

/** The rules of a site's fonts, and the files by name. */
async function fontsOf(catalogue = testCatalogue) {
  const files = new Map<string, Uint8Array>();
  const rules = await siteFonts(catalogue, async (name, font) => {
    files.set(name, font);
    return `/fonts/${name}`;
  });
  return { files, rules };
}

/** The tests' content with another headline in a script of its own. */
const withHeadline = (headlineHindi: string) => ({ ...testCatalogue, site: { ...testCatalogue.site, headlineHindi } });

test("each font is WOFF2 and has one @font-face rule", () => {
  const { files, rules } = english;
  for (const [name, file] of files) {
    expect(Buffer.from(file.subarray(0, 4)).toString()).toBe("wOF2");
    expect(rules.split(`url(/fonts/${name});`)).toHaveLength(2);
  }
  expect(rules).toContain("unicode-range:U+20-7E,U+A0,");
  expect(rules).toContain('"Anek Fallback"');
});

test("the Latin font has at most 48 KB, and together with the words in other scripts at most 72 KB", () => {
  const rare = textFonts.filter((font) => font !== latinFont).map(({ name }) => `${name}.woff2`);
  const common = [...english.files].filter(([name]) => !rare.includes(name));
  expect(english.files.get(`${latinFont.name}.woff2`)?.length).toBeLessThanOrEqual(48 * 1024);
  const bytes = common.reduce((sum, [, { length }]) => sum + length, 0);
  expect(bytes).toBeLessThanOrEqual(72 * 1024);
});

test("pages in another language have one weight of Latin letters, and fallback fonts for headings", () => {
  const size = ({ files }: typeof english) => files.get(`${latinFont.name}.woff2`)?.length ?? Number.NaN;
  expect(size(tamil)).toBeLessThan(size(english) * 0.6);
  expect(tamil.rules).toContain('"Anek Tamil Fallback"');
  expect(tamil.rules).not.toContain('"Anek Fallback"');
});

test("in Urdu the font has no blank, so that lines do not move when it loads", async () => {
  const { rules } = await fontsOf({ ...testCatalogue, language: "ur" });
  expect(rules).toContain("unicode-range:U+21-7E,U+A0,");
});

test("another word adds its letters to the font", async () => {
  expect([...(await fontsOf(withHeadline("ಬೆಂಗಳೂರು"))).files.keys()]).toContain("anek-kannada.woff2");
});

test("the unicode-range of a text has as few ranges as possible, in order", () => {
  expect(rangesOf("cba—ad🚂🚃")).toEqual([
    [0x61, 0x64],
    [0x2014, 0x2014],
    [0x1f682, 0x1f683],
  ]);
});
