import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { neededNode } from "../server/node-version.mjs";

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

const oldNode = 'data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.20.2" } })';
const tooOld = "Node 20.20.2 is too old: this site needs Node 24, which `npm ci` puts into node_modules/.bin/node.\n";

/** Runs the script with an npm that only leaves a mark. */
function run(words: string[] = [], own: Record<string, string> = {}, node: string[] = []) {
  const env = { npm_execpath: path.join(root, "npm.js"), ...own };
  const command = [...node, path.resolve("tools/install.mjs"), ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, env, encoding: "utf8" });
  return { status, stdout, stderr };
}

/** Whether the script, run so, calls npm. */
async function installs(own: Record<string, string> = {}): Promise<boolean> {
  const called = path.join(root, "called");
  await rm(called, { force: true });
  expect(run([], own)).toMatchObject({ status: 0, stdout: "" });
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

test("what is run beside the served site only looks: a production installation stays as it is, with any NODE_ENV", async () => {
  await write("package-lock.json", { packages });
  await write("node_modules/.package-lock.json", { packages: forProduction });
  await mkdir(path.join(root, "node_modules/zod"));
  expect(run(["--look"])).toEqual({ status: 0, stdout: "", stderr: "" });
  await rm(path.join(root, "node_modules/zod"), { recursive: true });
  expect(run(["--look"])).toEqual({
    status: 1,
    stdout: "",
    stderr: "node_modules/zod is missing, and this command installs nothing: run `npm ci --omit=dev` first.\n",
  });
  expect(existsSync(path.join(root, "called"))).toBe(false);
});

test("a Node that is too old is told in one sentence, unless npm finds the pinned one once it is installed", async () => {
  await mkdir(path.join(root, "bin"));
  const own = { PATH: `${path.join(root, "bin")}:${process.env.PATH}` };
  await writeFile(path.join(root, "bin/node"), "#!/bin/sh\necho v20.20.2\n", { mode: 0o755 });
  expect(run(["--look"], own, ["--import", oldNode])).toMatchObject({ status: 1, stderr: tooOld });
  expect(run([], own, ["--import", oldNode])).toMatchObject({ status: 1, stderr: tooOld });
  await writeFile(path.join(root, "bin/node"), "#!/bin/sh\necho v24.21.0\n");
  expect(run([], own, ["--import", oldNode])).toMatchObject({ status: 0, stderr: "" });
});

test("every script that needs packages is preceded by their installation, and what runs beside the served site by a look at most", async () => {
  const { scripts, dependencies } = JSON.parse(await readFile("package.json", "utf8"));
  const names = Object.keys(scripts).filter((name) => !(name.startsWith("pre") && name.slice(3) in scripts));
  const others: Record<string, string | undefined> = {
    partners: "node tools/install.mjs --look",
    serve: undefined,
    rollback: undefined,
  };
  for (const name of names)
    expect(scripts[`pre${name}`], name).toBe(name in others ? others[name] : "node tools/install.mjs");
  expect(Number.parseInt(dependencies.node, 10)).toBe(neededNode);
});
