import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildFromInputs } from "./build-inputs.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "build-inputs-"));
  await mkdir(path.join(root, "content"));
  await mkdir(path.join(root, "build"));
  await change("first");
});
afterEach(() => rm(root, { recursive: true }));

const change = (text: string) => writeFile(path.join(root, "content/site.yaml"), text);

async function isBuilt(onlyIfChanged = true, during = async () => {}): Promise<boolean> {
  const build = vi.fn(during);
  await buildFromInputs({ root, onlyIfChanged }, build);
  return build.mock.calls.length > 0;
}

test("nothing is built while nothing has changed, unless it is asked for", async () => {
  expect(await isBuilt()).toBe(true);
  expect(await isBuilt()).toBe(false);
  expect(await isBuilt(false)).toBe(true);
  await change("second");
  expect(await isBuilt()).toBe(true);
});

test("what is changed while the site is built is built the next time", async () => {
  expect(await isBuilt(true, () => change("second"))).toBe(true);
  expect(await isBuilt()).toBe(true);
  expect(await isBuilt()).toBe(false);
});

test("a build that fails counts as none", async () => {
  const failing = isBuilt(true, () => Promise.reject(new Error("no room on the disk")));
  await expect(failing).rejects.toThrow("no room on the disk");
  expect(await isBuilt()).toBe(true);
});
