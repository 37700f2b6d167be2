import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, createLogger, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content.ts";
import { fontPlugin } from "./font-plugin.ts";
import type { Word } from "./words.ts";

let cacheFolder: string;
/** The first build, which makes the fonts that the others find. */
let site: Awaited<ReturnType<typeof buildWith>>;
beforeAll(async () => {
  cacheFolder = await mkdtemp(path.join(tmpdir(), "fonts-"));
  site = await buildWith([]);
});
afterAll(() => rm(cacheFolder, { recursive: true }));

const entry = 'console.log("a page");';

async function buildWith(words: Word[]) {
  const warnings: string[] = [];
  const customLogger = { ...createLogger("silent"), warn: (text: string) => void warnings.push(text) };
  const output = await build({
    configFile: false,
    customLogger,
    publicDir: false,
    plugins: [
      fontPlugin({ content: testContent, words, cacheFolder }),
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? "\0entry" : null),
        load: (id) => (id === "\0entry" ? entry : null),
      },
    ],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: "entry" } },
  });
  const files = (output as Rolldown.RolldownOutput).output;
  const text = files.map((file) => (file.type === "chunk" ? file.code : String(file.source))).join("\n");
  return {
    names: files.map(({ fileName }) => fileName),
    text,
    warnings: warnings.filter((one) => one.includes("no font")),
  };
}

test("the built site has the fonts under names made from their content", () => {
  const latin = site.names.find((name) => /^assets\/anek-latin-[\w-]{8}\.woff2$/.test(name));
  expect(latin).toBeDefined();
  expect(site.names.filter((name) => name.endsWith(".woff2"))).toHaveLength(10);
  expect(site.text).toContain(`url("/${latin}")`);
  expect(site.warnings).toEqual([]);
});

test("a second build makes nothing, and a further word makes further letters", async () => {
  const contents = async () =>
    Promise.all((await readdir(cacheFolder)).map((name) => stat(path.join(cacheFolder, name))));
  const [first] = await contents();
  await buildWith([]);
  expect((await contents()).map(({ mtimeMs }) => mtimeMs)).toEqual([first?.mtimeMs]);
  const { names } = await buildWith([{ language: "kn", text: "ಬೆಂಗಳೂರು" }]);
  expect(names.some((name) => name.startsWith("assets/anek-kannada-"))).toBe(true);
});

test("a word in a script without a font is noted in the log and stops nothing", async () => {
  const { warnings } = await buildWith([{ language: "sat", text: "ᱨᱟᱧᱪᱤ" }]);
  expect(warnings.join()).toContain("There is no font here for the script of “ᱨᱟᱧᱪᱤ” (sat)");
});
