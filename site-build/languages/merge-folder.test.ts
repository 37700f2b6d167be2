import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mergeFolder } from "./merge-folder.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "languages-"));
});
afterEach(() => rm(root, { recursive: true }));

async function folderWith(name: string, files: Record<string, string>): Promise<string> {
  const folder = path.join(root, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}

test("what two languages have in common stands on the site once", async () => {
  const site = path.join(root, "site");
  await mergeFolder(await folderWith("en", { "index.html": "Home", "assets/map-1.svg": "<svg/>" }), site);
  await mergeFolder(await folderWith("hi", { "hi.html": "घर", "assets/map-1.svg": "<svg/>" }), site);
  const files = await readdir(site, { recursive: true });
  expect(files.sort()).toEqual(["assets", "assets/map-1.svg", "hi.html", "index.html"]);
});

test("two files of one name that differ stop the build", async () => {
  const site = path.join(root, "site");
  await mergeFolder(await folderWith("en", { "robots.txt": "a" }), site);
  await expect(mergeFolder(await folderWith("hi", { "robots.txt": "b" }), site)).rejects.toThrow("/robots.txt");
});
