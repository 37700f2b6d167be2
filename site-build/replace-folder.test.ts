import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { replaceFolder } from "./replace-folder.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "replace-folder-"));
});
afterEach(() => rm(root, { recursive: true }));

const at = (name: string) => path.join(root, name);
const make = async (name: string, text: string) => {
  await mkdir(at(name));
  await writeFile(path.join(at(name), "index.html"), text);
};
const put = () => replaceFolder(at("next"), at("build"), at("previous"));
const index = () => readFile(at("build/index.html"), "utf8");

test("a finished folder takes the place of the old one, and nothing else is left", async () => {
  await make("next", "first");
  await put();
  await make("next", "second");
  await put();
  expect(await index()).toBe("second");
  expect(await readdir(root)).toEqual(["build"]);
});

test("where the new folder cannot be put in place the old one stays", async () => {
  await make("build", "old");
  await expect(put()).rejects.toThrow("ENOENT");
  expect(await index()).toBe("old");
});

test("an exchange that was killed in its midst is made good by the next", async () => {
  await make("previous", "old");
  await expect(put()).rejects.toThrow("ENOENT");
  expect(await index()).toBe("old");
  await rm(at("build"), { recursive: true });
  await make("previous", "old");
  await make("next", "new");
  await put();
  expect(await index()).toBe("new");
  expect(await readdir(root)).toEqual(["build"]);
});
