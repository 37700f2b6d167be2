import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "words-"));
});
afterEach(() => rm(root, { recursive: true }));

test("a missing plural form stops the build at once, with a message that names the line", async () => {
  for (const name of ["en.yaml", "hi.yaml"]) await cp(path.join("words", name), path.join(root, name));
  const file = path.join(root, "hi.yaml");
  const words = await readFile(file, "utf8");
  await writeFile(file, words.replace(/(stopsAhead:\n)\s+one: .*\n/, "$1"));
  const output = path.join(root, "site");
  const call = `await (await import("./site-build/build-site.ts")).buildSite({ content: "tests/content", output: ${JSON.stringify(output)} }, { version: "1.0.0", build: "a" })`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", call], {
    env: { ...process.env, SITE_WORDS: root },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/words\/hi\.yaml:\d+ stopsAhead — lacks the plural form `one`/);
  // Loading all modules of a build takes a busy machine longer than the default timeout.
}, 30_000);
