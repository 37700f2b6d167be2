import { mkdtemp, readdir, rm, symlink, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cached, cachedFile, removeUnusedFiles } from "./file-cache.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "cache-"));
  vi.stubEnv("SITE_CACHE", folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const make = vi.fn(async () => Buffer.from("made"));
beforeEach(() => make.mockClear());

/** Dates a cached file so far back that it counts as unused. */
async function age(file: string) {
  const longAgo = new Date(Date.now() - 15 * 86_400_000);
  await utimes(file, longAgo, longAgo);
}

test("a file is made once, and again when no build has used it for two weeks", async () => {
  expect((await cached("a", make)).toString()).toBe("made");
  const file = await cachedFile("a", make);
  await age(file);
  await removeUnusedFiles();
  expect(await readdir(folder)).toEqual([]);
  await cached("a", make);
  expect(make).toHaveBeenCalledTimes(2);
});

test("an old file that a build has used stays", async () => {
  await age(await cachedFile("a", make));
  await cached("a", make);
  await removeUnusedFiles();
  expect((await cached("a", make)).toString()).toBe("made");
  expect(make).toHaveBeenCalledTimes(1);
});

test("a file that another build removes at the same time is no failure", async () => {
  // The folder lists such a link, and the file behind it does not exist.
  await symlink("removed", path.join(folder, "listed"));
  await age(await cachedFile("a", make));
  await removeUnusedFiles();
  expect(await readdir(folder)).toEqual(["listed"]);
});
