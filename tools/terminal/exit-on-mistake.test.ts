import { spawnSync } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { withContent } from "../../content-check/content.fixture.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { exitOnMistake } from "./exit-on-mistake.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const broken = { "partners.yaml": "- name: A\n" };
const mistakes = /^\d+ mistakes in the content:\n(content\/.*\n)*content\/partners\.yaml:1 /;

test("a program prints mistakes in the content and exits with 1", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit code ${code}`);
  });
  await withContent(broken, async (content) => {
    await expect(readCatalogue(content).catch(exitOnMistake)).rejects.toThrow("exit code 1");
  });
  expect(log.mock.calls).toEqual([[expect.stringMatching(mistakes)]]);
  expect(() => exitOnMistake(new TypeError("a fault of the program"))).toThrow("a fault of the program");
});

test("the content check prints mistakes without a stack trace, and on GitHub as annotations of their lines", async () => {
  await withContent(broken, async (content) => {
    // The command uses content/ in the working directory.
    const project = await mkdtemp(path.join(os.tmpdir(), "broken-content-"));
    onTestFinished(() => rm(project, { recursive: true }));
    await symlink(content, path.join(project, "content"));
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve("tools/check-content.ts")], {
      cwd: project,
      env: { ...process.env, GITHUB_ACTIONS: "true" },
      encoding: "utf8",
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(mistakes);
    expect(stderr).not.toContain("    at ");
    expect(stderr).toMatch(/^::error file=content\/partners\.yaml,line=1::A: \w+ — /m);
  });
});
