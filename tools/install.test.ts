import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "install-"));
  await mkdir(path.join(root, "node_modules"));
  await writeFile(path.join(root, "npm.js"), 'require("node:fs").writeFileSync("called", ""); console.log("added")');
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

/** Runs the script with an npm that only leaves a mark, and tells whether it was called. */
async function installs(own: Record<string, string> = {}): Promise<boolean> {
  const called = path.join(root, "called");
  await rm(called, { force: true });
  const env = { npm_execpath: path.join(root, "npm.js"), ...own };
  const { status, stdout } = spawnSync(process.execPath, [path.resolve("tools/install.mjs")], { cwd: root, env });
  expect({ status, out: stdout.toString() }).toEqual({ status: 0, out: "" });
  return existsSync(called);
}

test("a fresh clone is installed, once for each lock file", async () => {
  await write("package-lock.json", { packages });
  expect(await installs()).toBe(true);
  expect(await readFile(path.join(root, "node_modules/.installed"), "utf8")).toMatch(/^[0-9a-f]{64}$/);
  expect(await installs()).toBe(false);
  await write("package-lock.json", { packages: { ...packages, "node_modules/zod": { version: "4.0.1" } } });
  expect(await installs()).toBe(true);
});

test("what somebody has installed with npm ci is not installed again, unless something is missing", async () => {
  await write("package-lock.json", { packages });
  await write("node_modules/.package-lock.json", { packages: all });
  expect(await installs()).toBe(false);
  await write("node_modules/.package-lock.json", { packages: { ...all, "node_modules/zod": { version: "3.0.0" } } });
  expect(await installs()).toBe(true);
});

test("in production what only the build needs may be missing", async () => {
  await write("package-lock.json", { packages });
  await write("node_modules/.package-lock.json", { packages: forProduction });
  expect(await installs({ NODE_ENV: "production" })).toBe(false);
  expect(await installs()).toBe(true);
});

test("where there is no lock file nothing is installed", async () => {
  expect(await installs()).toBe(false);
});

test("every script that needs packages is preceded by their installation", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  const names = Object.keys(scripts).filter((name) => !(name.startsWith("pre") && name.slice(3) in scripts));
  for (const name of names) expect(scripts[`pre${name}`], name).toBe("node tools/install.mjs");
});
