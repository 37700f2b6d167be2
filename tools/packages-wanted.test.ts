import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packagesWanted, stampFile } from "./packages-wanted.mjs";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "packages-"));
  await mkdir(path.join(root, "node_modules"));
});
afterEach(() => rm(root, { recursive: true }));

const packages = {
  "": { version: "1.0.0" },
  "node_modules/zod": { version: "4.0.0" },
  "node_modules/vite": { version: "8.0.0", dev: true },
  "node_modules/windows-only": { version: "1.0.0", optional: true },
};
const { "": _own, "node_modules/windows-only": _other, ...all } = packages;
const { "node_modules/vite": _dev, ...forProduction } = all;

const write = (name: string, content: object) => writeFile(path.join(root, name), JSON.stringify(content));
const areWanted = ({ production = false } = {}) => packagesWanted(root, production) !== undefined;

test("packages are wanted once for each lock file", async () => {
  await write("package-lock.json", { packages });
  const wanted = packagesWanted(root, false);
  expect(wanted).toMatch(/^[0-9a-f]{64}$/);
  await writeFile(path.join(root, stampFile), wanted ?? "");
  expect(areWanted()).toBe(false);
  await write("package-lock.json", { packages: { ...packages, "node_modules/zod": { version: "4.0.1" } } });
  expect(areWanted()).toBe(true);
});

test("what somebody has installed with npm ci is not wanted again, unless something is missing", async () => {
  await write("package-lock.json", { packages });
  await write("node_modules/.package-lock.json", { packages: all });
  expect(areWanted()).toBe(false);
  await write("node_modules/.package-lock.json", { packages: { ...all, "node_modules/zod": { version: "3.0.0" } } });
  expect(areWanted()).toBe(true);
});

test("in production what only the build needs may be missing", async () => {
  await write("package-lock.json", { packages });
  await write("node_modules/.package-lock.json", { packages: forProduction });
  expect(areWanted({ production: true })).toBe(false);
  expect(areWanted()).toBe(true);
});

test("where there is no lock file nothing is wanted", async () => {
  expect(areWanted()).toBe(false);
});
