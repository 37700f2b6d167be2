import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** A project with this package.json and run.mjs, its own lock file, and a fake npm that only writes a file. */
let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "install-"));
  for (const folder of ["bin", "node_modules", "tools"]) await mkdir(path.join(root, folder));
  for (const file of ["package.json", "tools/run.mjs"]) await cp(file, path.join(root, file));
  await program("npm", "echo added; touch called");
  await write("package-lock.json", { packages: locked });
});
afterEach(() => rm(root, { recursive: true }));

const locked = {
  "": { version: "1.0.0" },
  "node_modules/zod": { version: "4.0.0" },
  "node_modules/vite": { version: "8.0.0", dev: true },
  "node_modules/windows-only": { version: "1.0.0", optional: true },
};
const { "": _own, "node_modules/windows-only": _other, ...all } = locked;
const { "node_modules/vite": _dev, ...withoutDev } = all;

const write = (name: string, content: object) => writeFile(path.join(root, name), JSON.stringify(content));
const record = (packages: object) => write("node_modules/.package-lock.json", { packages });

const program = (name: string, commands: string) =>
  writeFile(path.join(root, "bin", name), `#!/bin/sh\n${commands}\n`, { mode: 0o755 });

/** Runs run.mjs with the project's programs first on the PATH. */
function install() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/run.mjs", "--eval", ""], {
    cwd: root,
    env: { ...process.env, PATH: `${path.join(root, "bin")}:${process.env.PATH}` },
    encoding: "utf8",
  });
  return { status, stdout, stderr, called: existsSync(path.join(root, "called")) };
}

const nothingDone = { status: 0, stdout: "", stderr: "", called: false };
const installed = { status: 0, stdout: "", called: true };

test.each([
  ["a fresh clone is installed", null, installed],
  ["what npm has installed is not installed again", all, nothingDone],
  ["a changed lock file is installed", { ...all, "node_modules/zod": { version: "3.0.0" } }, installed],
  ["packages that `npm prune --omit=dev` has removed are installed again", withoutDev, installed],
])("%s", async (_what, recorded, expected) => {
  if (recorded) await record(recorded);
  expect(install()).toMatchObject(expected);
});

test("a failed installation ends the command", async () => {
  await program("npm", "exit 1");
  expect(install()).toMatchObject({ status: 1, stderr: expect.stringContaining("could not be installed") });
});

test("without a lock file nothing is installed, as in a container", async () => {
  await rm(path.join(root, "package-lock.json"));
  expect(install()).toEqual(nothingDone);
});

test("an old Node is refused with a sentence, unless npm has just installed the pinned one", async () => {
  await record(all);
  await write("package.json", { dependencies: { node: "99.0.0" } });
  await program("node", "echo v20.20.2");
  expect(install()).toMatchObject({
    status: 1,
    stderr:
      "Node 20.20.2 is too old: install Node 99, or run `npm rebuild node --ignore-scripts=false`, which fetches it into node_modules.\n",
  });
  await program("node", 'if [ "$1" = --version ]; then echo v99.0.0; fi');
  expect(install()).toEqual(nothingDone);
});

test("a script runs on the Node that was installed just before", async () => {
  await mkdir(path.join(root, "node_modules/.bin"));
  await program("pinned", 'echo "the pinned Node runs $*"');
  await program("npm", "cp bin/pinned node_modules/.bin/node");
  const npm = spawnSync("which", ["npm"], { encoding: "utf8" }).stdout.trim();
  const { status, stdout } = spawnSync(npm, ["run", "--silent", "test", "--", "--quick"], {
    cwd: root,
    env: { ...process.env, PATH: `${path.join(root, "bin")}:${process.env.PATH}` },
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "the pinned Node runs tools/test.ts --quick\n" });
});

test("every script that needs packages starts with run.mjs, and there are no `pre` scripts", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  for (const [name, command] of Object.entries(scripts)) {
    expect(command, name).toMatch(/^node tools\/run\.mjs \S/);
    expect(scripts, name).not.toHaveProperty(`pre${name}`);
  }
});
