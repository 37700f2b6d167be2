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

const place = () => path.join(root, "build");
const index = () => readFile(path.join(place(), "index.html"), "utf8");
const build = (text: string) =>
  replaceFolder(place(), async (next) => {
    await mkdir(next);
    await writeFile(path.join(next, "index.html"), text);
  });

test("a finished folder replaces the earlier one, without leftovers", async () => {
  await build("first");
  await build("second");
  expect(await index()).toBe("second");
  expect(await readdir(root)).toEqual(["build"]);
});

test("an earlier build is unchanged during a new one, and after it fails", async () => {
  await build("first");
  const failed = replaceFolder(place(), async (next) => {
    await mkdir(next);
    expect(await index()).toBe("first");
    throw new Error("no memory");
  });
  await expect(failed).rejects.toThrow("no memory");
  expect(await index()).toBe("first");
  expect(await readdir(root)).toEqual(["build"]);
});

test("if the new folder cannot be moved into place, the earlier one is restored", async () => {
  await build("first");
  await expect(replaceFolder(place(), async () => {})).rejects.toThrow("ENOENT");
  expect(await index()).toBe("first");
  expect(await readdir(root)).toEqual(["build"]);
});
