import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "broken-content-"));
  await cp(testContent, path.join(root, "content"), { recursive: true });
  await writeFile(path.join(root, "content/partners.yaml"), "- name: A\n");
});
afterAll(() => rm(root, { recursive: true }));

/** Runs a tool where the content is broken, and gives what it says of that. */
async function refusalOf(name: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(process.execPath, [path.resolve(`tools/${name}.ts`)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  expect({ out, code }).toEqual({ out: "", code: 1 });
  return err;
}

test("a build prints the content's mistakes and no stack, and exits with 1", async () => {
  const err = await refusalOf("build");
  expect(err).toMatch(/^\d+ mistakes in the content:\ncontent\/partners\.yaml:1 /);
  expect(err).not.toContain("    at ");
});

test("the content check does so too, and shows each mistake at its line in GitHub's checks", async () => {
  const err = await refusalOf("check-content", { GITHUB_ACTIONS: "true" });
  expect(err).toMatch(/^\d+ mistakes in the content:\ncontent\/partners\.yaml:1 /);
  expect(err).toMatch(/^::error file=content\/partners\.yaml,line=1::A: \w+ — /m);
});
