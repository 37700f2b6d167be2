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

/** Sets the dates of a cached file so far back that it counts as unused. */
async function age(file: string) {
  const longAgo = new Date(Date.now() - 15 * 86_400_000);
  await utimes(file, longAgo, longAgo);
}

test("a file is created once, and again after two weeks without a build that uses it", async () => {
  expect((await cached("a", make)).toString()).toBe("made");
  const file = await cachedFile("a", make);
  await age(file);
  await removeUnusedFiles();
  expect(await readdir(folder)).toEqual([]);
  await cached("a", make);
  expect(make).toHaveBeenCalledTimes(2);
});

test("an old file that a build has used is kept", async () => {
  await age(await cachedFile("a", make));
  await cached("a", make);
  await removeUnusedFiles();
  expect((await cached("a", make)).toString()).toBe("made");
  expect(make).toHaveBeenCalledTimes(1);
});

test("a file that another build removes at the same time is no error", async () => {
  // A broken symbolic link: the folder lists it, but the file does not exist.
  await symlink("removed", path.join(folder, "listed"));
  await age(await cachedFile("a", make));
  await removeUnusedFiles();
  expect(await readdir(folder)).toEqual(["listed"]);
});
