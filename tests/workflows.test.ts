import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Workflow = { permissions: unknown; on: Record<string, unknown>; jobs: Record<string, { steps: Step[] }> };

const manifest: { scripts: Record<string, string>; dependencies: Record<string, string> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const workflows: Workflow[] = globSync(".github/workflows/*").map((file) => parse(readFileSync(file, "utf8")));
const steps = workflows.flatMap(({ jobs }) => Object.values(jobs)).flatMap((job) => job.steps);

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "workflow-"));
});
afterEach(() => rm(root, { recursive: true }));

function git(folder: string, ...words: string[]): string {
  const identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"];
  return execFileSync("git", [...identity, ...words], { cwd: path.join(root, folder), encoding: "utf8" }).trim();
}

/** Adds a program to the front of the PATH. */
async function addProgram(name: string, commands: string): Promise<void> {
  await mkdir(path.join(root, "bin"), { recursive: true });
  await writeFile(path.join(root, "bin", name), `#!/bin/sh\n${commands}\n`, { mode: 0o755 });
}

/** Runs the command of a step as GitHub does. @returns what it prints */
function run(command: string | undefined, env: Record<string, string>): string {
  const PATH = `${path.join(root, "bin")}:${process.env.PATH}`;
  const options = { cwd: root, env: { PATH, ...env }, encoding: "utf8", stdio: "pipe" } as const;
  return execFileSync("bash", ["-e", "-c", command ?? "exit 1"], options);
}

test("workflows run scripts that exist, on the pinned Node", () => {
  const scripts = steps.flatMap(({ run = "" }) =>
    [...run.matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(([, name]) => name),
  );
  expect(scripts).toContain("test");
  expect(Object.keys(manifest.scripts)).toEqual(
    expect.arrayContaining(scripts.filter((name) => name !== "ci" && name !== "audit")),
  );
  const versions = new Set(steps.flatMap(({ with: given }) => given?.["node-version"] ?? []));
  expect([...versions]).toEqual([manifest.dependencies.node]);
});

test("workflows only read the repository, and use actions at a fixed commit", () => {
  for (const { permissions, on } of workflows) {
    expect(permissions).toEqual({ contents: "read" });
    // A pull request from a fork would run with the secrets.
    expect(Object.keys(on)).not.toContain("pull_request_target");
  }
  for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  // The text of a pull request, such as its title, is never part of a command.
  for (const { run = "" } of steps) expect(run).not.toContain("${{");
});

test.each([
  ["of the content alone", "content/site.yaml", "HEAD^", ["npm run build", "npx playwright test --project=live"]],
  ["of the code", "app/page.ts", "HEAD^", ["npm test"]],
  ["whose commit before is unknown", "content/site.yaml", "0".repeat(40), ["npm test"]],
])("a change %s runs the jobs that it needs", async (_what, file, before, expected) => {
  git("", "init", "--quiet");
  git("", "commit", "--quiet", "--allow-empty", "--message=before");
  await mkdir(path.join(root, path.dirname(file)));
  await writeFile(path.join(root, file), "changed");
  git("", "add", "--all");
  git("", "commit", "--quiet", "--message=change");
  for (const name of ["npm", "npx"]) await addProgram(name, `echo "${name} $*"`);
  const command = steps.find(({ run }) => run?.includes("npm test"))?.run;
  const ran = run(command, { BEFORE: before }).trim().split("\n");
  expect(ran.filter((line) => !line.startsWith("npx playwright install"))).toEqual(expected);
});

test("the deploy job sends the tested build through ssh, with a key file that only its user can read", async () => {
  for (const folder of ["origin", "site"]) await mkdir(path.join(root, folder));
  await writeFile(path.join(root, "site/release.json"), "the tested build");
  git("origin", "init", "--quiet");
  git("origin", "commit", "--quiet", "--allow-empty", "--message=before");
  git("", "clone", "--quiet", "origin", "server");
  git("origin", "commit", "--quiet", "--allow-empty", "--message=merged");
  const merged = git("origin", "rev-parse", "HEAD");
  // Runs the command in this machine's shell instead of the server's.
  await addProgram("ssh", `cat "$2"; stat -c %a "$2"; while [ $# -gt 2 ]; do shift; done; echo "$1"; sh -c "$2"`);
  await addProgram("npm", `echo "npm $*"; pwd; git rev-parse HEAD; cat build-from-ci/release.json`);
  const command = workflows.find(({ jobs }) => jobs.deploy)?.jobs.deploy?.steps.find(({ run }) => run)?.run;
  const output = run(command, {
    RUNNER_TEMP: root,
    GITHUB_SHA: merged,
    DEPLOY_KEY: "the key",
    DEPLOY_HOST_KEYS: "the server's",
    DEPLOY_TO: "yatra@server.example",
    DEPLOY_FOLDER: path.join(root, "server"),
  });
  expect(output.split("\n")).toEqual([
    "the key",
    "600",
    "yatra@server.example",
    "npm run deploy -- --from build-from-ci",
    path.join(root, "server"),
    merged,
    "the tested build",
  ]);
  await expect(readFile(path.join(root, "keys/own"))).rejects.toThrow();
});
