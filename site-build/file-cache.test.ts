import { randomUUID } from "node:crypto";
import { rm, utimes } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { cached, cachedFile, removeUnusedFiles } from "./file-cache.ts";

test("a file is made once, and again when no build has used it for two weeks", async () => {
  const name = `test-${randomUUID()}`;
  const make = vi.fn(async () => Buffer.from("made"));
  expect((await cached(name, make)).toString()).toBe("made");
  const file = await cachedFile(name, make);
  await removeUnusedFiles();
  expect((await cached(name, make)).toString()).toBe("made");
  expect(make).toHaveBeenCalledTimes(1);
  const longAgo = new Date(Date.now() - 15 * 86_400_000);
  await utimes(file, longAgo, longAgo);
  await removeUnusedFiles();
  await cached(name, make);
  expect(make).toHaveBeenCalledTimes(2);
  await rm(file);
});
