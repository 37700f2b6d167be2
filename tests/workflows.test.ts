import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readManifest } from "../tools/dependencies/lock-file.ts";

type Step = {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
};
type Job = { needs?: string | string[]; if?: string; permissions?: unknown; "timeout-minutes"?: number; steps: Step[] };
type Workflow = { permissions: unknown; on: Record<string, unknown>; jobs: Record<string, Job> };

const manifest: { scripts: Record<string, string>; dependencies?: Record<string, string> } = {
  ...(await readManifest()),
  scripts: JSON.parse(readFileSync("package.json", "utf8")).scripts,
};

const files = globSync(".github/workflows/*").sort();
const texts = files.map((file) => readFileSync(file, "utf8"));
const workflows: Workflow[] = texts.map((text) => parse(text));
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));
const steps = jobs.flatMap((job) => job.steps);
const stepOf = (job: string, find: (step: Step) => boolean) => workflows[0]?.jobs[job]?.steps.find(find);

test("what the hosts' checks run is there", () => {
  expect(files).toEqual([path.join(".github", "workflows", "check.yml")]);
  // What a server is asked to run over ssh stands in quotation marks.
  const runHere = steps.map(({ run = "" }) => run.replaceAll(/"[^"]*"/g, "")).join("\n");
  const scripts = [...runHere.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name);
  expect(scripts).toEqual(["content:check", "build", "test"]);
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
  expect(stepOf("preview", ({ with: given }) => given?.path !== undefined)?.with?.path).toBe("build/client");
});

test("the hosts' checks stand on the Node that the project asks for, and are not waited for without end", () => {
  const versions = steps.flatMap(({ with: given }) => given?.["node-version"] ?? []);
  expect(versions).toEqual(versions.map(() => manifest.dependencies?.node));
  expect(versions).toHaveLength(3);
  for (const job of jobs) expect(job["timeout-minutes"]).toBeLessThanOrEqual(60);
});

test("the hosts' checks may read the repository and no more, and run others' code only as it was looked at", () => {
  for (const { permissions, on } of workflows) {
    expect(permissions).toEqual({ contents: "read" });
    // A stranger's change would run with the secrets.
    expect(Object.keys(on)).not.toContain("pull_request_target");
  }
  for (const job of jobs) expect(job).not.toHaveProperty("permissions");
  for (const { uses = "" } of steps.filter((step) => step.uses)) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  for (const text of texts) expect(text).not.toMatch(/uses: \S+\n/);
  for (const step of steps.filter(({ uses }) => uses?.startsWith("actions/checkout")))
    expect(step.with).toEqual({ "persist-credentials": false });
  // Text of a change, such as its title, never becomes a command.
  for (const { run = "" } of steps) expect(run).not.toContain("${{");
});

test("what was merged and has passed is published, and nothing else", () => {
  const deploy = workflows[0]?.jobs.deploy;
  expect(deploy?.needs).toEqual(["test", "preview"]);
  expect(deploy?.if).toBe("github.event_name == 'push' && github.ref == 'refs/heads/main'");
  expect(deploy?.steps.map((step) => step.if)).toEqual(["env.DEPLOY_KEY != ''"]);
});

test("publishing brings the server's clone to what was merged, and deploys there with a key that no one else reads", async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), "deploy-"));
  const git = (folder: string, ...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...words], {
      cwd: path.join(root, folder),
      encoding: "utf8",
    }).trim();
  const program = async (name: string, text: string) => {
    await writeFile(path.join(root, "bin", name), `#!/bin/sh\n${text}\n`);
    await chmod(path.join(root, "bin", name), 0o755);
  };
  await mkdir(path.join(root, "bin"));
  await mkdir(path.join(root, "origin"));
  git("origin", "init", "--quiet");
  git("origin", "commit", "--quiet", "--allow-empty", "--message=before");
  git("", "clone", "--quiet", "origin", "server");
  git("origin", "commit", "--quiet", "--allow-empty", "--message=merged");
  const merged = git("origin", "rev-parse", "HEAD");
  // In place of another machine's shell, this one's.
  await program("ssh", `cat "$2"; stat -c %a "$2"; while [ $# -gt 2 ]; do shift; done; echo "$1"; sh -c "$2"`);
  await program("npm", `echo "npm $*" "$(pwd)" "$(git rev-parse HEAD)"`);
  const said = execFileSync("bash", ["-e", "-c", stepOf("deploy", ({ run }) => run !== undefined)?.run ?? ""], {
    env: {
      PATH: `${path.join(root, "bin")}:${process.env.PATH}`,
      RUNNER_TEMP: root,
      GITHUB_SHA: merged,
      DEPLOY_KEY: "the key",
      DEPLOY_HOST_KEYS: "the server's",
      DEPLOY_TO: "yatra@server.example",
      DEPLOY_FOLDER: path.join(root, "server"),
    },
    encoding: "utf8",
  });
  const server = path.join(root, "server");
  expect(said).toBe(`the key\n600\nyatra@server.example\nnpm run deploy ${server} ${merged}\n`);
  await expect(readFile(path.join(root, "keys/own"))).rejects.toThrow();
  await rm(root, { recursive: true });
});
