import { closeSync, openSync } from "node:fs";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFileCache } from "./file-cache.ts";

let folder: string;
let descriptors: number[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "file-cache-"));
  descriptors = [];
});
afterEach(async () => {
  for (const descriptor of descriptors) closeSync(descriptor);
  await rm(folder, { recursive: true });
});

async function openFile(name: string, text: string) {
  const place = path.join(folder, name);
  await writeFile(place, text);
  const descriptor = openSync(place, "r");
  descriptors.push(descriptor);
  const lend = () => ({ descriptor, [Symbol.dispose]() {} });
  return { place, file: { size: text.length, modified: new Date(0), lend } };
}

test("a file is kept once it was read, and what was not asked for the longest makes room", async () => {
  const cache = createFileCache({ total: 10 });
  const [first, second, third] = [
    await openFile("a", "aaaa"),
    await openFile("b", "bbbb"),
    await openFile("c", "cccc"),
  ];
  expect(cache.get(first.file)).toBeUndefined();
  expect((await cache.load(first.file)).toString()).toBe("aaaa");
  await cache.load(second.file);
  expect(cache.get(first.file)?.toString()).toBe("aaaa");
  await cache.load(third.file);
  expect(cache.get(second.file)).toBeUndefined();
  expect(cache.get(first.file)?.toString()).toBe("aaaa");
  expect(cache.get(third.file)?.toString()).toBe("cccc");
});

test("a file that two requests read at once counts once", async () => {
  const cache = createFileCache({ total: 10 });
  const [first, second] = [await openFile("a", "aaaa"), await openFile("b", "bbbb")];
  await Promise.all([cache.load(first.file), cache.load(first.file), cache.load(second.file)]);
  expect([cache.get(first.file), cache.get(second.file)].map(String)).toEqual(["aaaa", "bbbb"]);
});

test("a file that has become shorter is an error, and not kept", async () => {
  const cache = createFileCache({ total: 10 });
  const { place, file } = await openFile("a", "aaaa");
  await truncate(place, 2);
  await expect(cache.load(file)).rejects.toThrow("the file ended at 2 of 4 bytes");
  expect(cache.get(file)).toBeUndefined();
});
