import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { publishFonts, siteFonts } from "./font-files.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "fonts-"));
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

/** The tests' content with another headline in a script of its own. */
const withHeadline = (headlineHindi: string) => ({
  ...testCatalogue,
  site: { ...testCatalogue.site, headlineHindi },
});

test("the built site has the fonts under names made from their content, and the stylesheet names them", async () => {
  const folder = await siteFonts(testCatalogue, path.join(root, "cache"));
  const { forPages, forStyleSheet } = await publishFonts(folder, path.join(root, "site"));
  const names = await readdir(path.join(root, "site/assets"));
  expect(names).toHaveLength(10);
  for (const name of names) {
    expect(name).toMatch(/^[a-z-]+-[\w-]{8}\.woff2$/);
    expect(forPages + forStyleSheet).toContain(`url(/assets/${name})`);
  }
  expect(forPages).toContain("unicode-range:U+20-7E,");
  expect(forPages).not.toContain("U+20B9");
  expect(forStyleSheet).toContain("unicode-range:U+20B9");
  expect(forPages + forStyleSheet).not.toContain('url("./');
  expect(console.warn).not.toHaveBeenCalled();
});

test("a second build makes nothing, and a further word makes further letters", async () => {
  const cache = path.join(root, "cache");
  const times = async () =>
    Promise.all((await readdir(cache)).map(async (name) => (await stat(path.join(cache, name))).mtimeMs));
  await siteFonts(testCatalogue, cache);
  const first = await times();
  await siteFonts(testCatalogue, cache);
  expect(await times()).toEqual(first);
  const folder = await siteFonts(withHeadline("ಬೆಂಗಳೂರು"), cache);
  expect(await readdir(folder)).toContain("anek-kannada.woff2");
});

test("a word in a script without a font is noted in the log and stops nothing", async () => {
  await siteFonts(withHeadline("ᱨᱟᱧᱪᱤ"), path.join(root, "cache"));
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("There is no font here for the script of “ᱨᱟᱧᱪᱤ”"));
});
