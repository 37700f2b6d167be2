import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Release } from "../server/api.ts";
import { buildFromInputs } from "./build-inputs.ts";
import { liveSite, type SiteFolders, testSite } from "./site-folders.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "build-inputs-"));
  for (const { content, output } of [liveSite, testSite]) {
    await mkdir(path.join(root, content), { recursive: true });
    await mkdir(path.join(root, output), { recursive: true });
  }
  await writeFile(path.join(root, "package.json"), '{ "version": "1.2.3" }');
  await change("first");
});
afterEach(() => rm(root, { recursive: true }));

const change = (text: string) => writeFile(path.join(root, "content/site.yaml"), text);

type Circumstances = { folders?: SiteFolders; during?: () => Promise<void> };

async function isBuilt({ folders = liveSite, during }: Circumstances = {}): Promise<boolean> {
  const build = vi.fn(async ({ output }: SiteFolders, release: Release) => {
    await during?.();
    await writeFile(path.join(root, output, "release.json"), JSON.stringify(release));
  });
  await buildFromInputs(root, folders, build);
  return build.mock.calls.length > 0;
}

test("a change of the content rebuilds only its own site", async () => {
  expect([await isBuilt(), await isBuilt({ folders: testSite })]).toEqual([true, true]);
  await change("second");
  expect([await isBuilt(), await isBuilt({ folders: testSite })]).toEqual([true, false]);
});

test("a change during a build causes another build the next time, but only one", async () => {
  expect(await isBuilt({ during: () => change("second") })).toBe(true);
  expect(await isBuilt()).toBe(true);
  expect(await isBuilt()).toBe(false);
});

test("a failed build is repeated the next time", async () => {
  const failing = isBuilt({ during: () => Promise.reject(new Error("no room on the disk")) });
  await expect(failing).rejects.toThrow("no room on the disk");
  expect(await isBuilt()).toBe(true);
});

test("the id of a build depends on its inputs, not on their folder", async () => {
  const ids: string[] = [];
  const idOf = async (text: string) => {
    await change(text);
    await buildFromInputs(root, liveSite, async (_folders, { version, build }) => {
      ids.push(`${version} ${build}`);
    });
    return ids.at(-1);
  };
  const first = await idOf("first");
  expect(first).toMatch(/^1\.2\.3 [0-9a-f]{12}$/);
  expect(await idOf("second")).not.toBe(first);
  expect(await idOf("first")).toBe(first);
});
