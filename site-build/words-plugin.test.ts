import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wordsPlugin } from "./words-plugin.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "pages-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** What two pages' scripts consist of, by their names. */
async function bundled(pages: Record<string, string>): Promise<Record<string, string>> {
  const from = JSON.stringify(path.resolve("words/words.ts"));
  for (const [name, code] of Object.entries(pages))
    await writeFile(path.join(folder, `${name}.js`), `import { words } from ${from};\nconsole.log(${code});`);
  const input = Object.keys(pages).map((name) => path.join(folder, `${name}.js`));
  const built = await build({
    configFile: false,
    logLevel: "silent",
    root: folder,
    plugins: [wordsPlugin()],
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return Object.fromEntries(output.flatMap((file) => (file.type === "chunk" ? [[file.name, file.code]] : [])));
}

test("a page's script has the words that are said there, and no other page's", async () => {
  const scripts = await bundled({
    one: "words.tryAgain, words.menu",
    two: "words.menu, words.copyright({ year: 2025, name: 'Yatra' })",
  });
  expect(Object.keys(scripts)).toEqual(["one", "two"]);
  expect(scripts.one).toMatch(/Try again/);
  expect(scripts.one).toMatch(/Menu/);
  expect(scripts.two).toMatch(/Menu/);
  expect(scripts.two).toMatch(/©/);
  expect(scripts.one).not.toMatch(/©|Skip to content/);
  expect(scripts.two).not.toMatch(/Try again|Skip to content|yaml/);
});
