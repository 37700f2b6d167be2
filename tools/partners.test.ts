import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { goodContent, withContent } from "../content-check/content.fixture.ts";

const program = path.resolve("tools/partners.ts");

test("the command exports a list and imports it, and refuses what it does not understand with exit code 1", async () => {
  await withContent({}, async (content) => {
    // The command works on the folder content/ of where it is started.
    const project = await mkdtemp(path.join(os.tmpdir(), "partners-command-"));
    onTestFinished(() => rm(project, { recursive: true }));
    await symlink(content, path.join(project, "content"));
    const run = (words: string[], env = {}) => {
      const options = { cwd: project, encoding: "utf8", env: { ...process.env, ...env } } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], options);
      return { status, stdout, stderr };
    };
    expect(run(["export", "list.csv"])).toEqual({ status: 0, stdout: "Wrote 2 partners to list.csv\n", stderr: "" });
    expect(run(["export"]).stdout).toContain('\n"Chai & Chain","hosts",');
    const refused = run(["import", "list.csv"]);
    expect(refused).toMatchObject({ status: 1, stdout: "" });
    expect(refused.stderr).toContain("row 2, name: is in content/partners.yaml already: add --update to change it\n");
    const done = "content/partners.yaml has all of it already.\n";
    expect(run(["import", "list.csv", "--update"])).toEqual({ status: 0, stdout: done, stderr: "" });
    const kept = run(["import", "list.csv"], { npm_config_dry_run: "true" });
    expect(kept).toMatchObject({ status: 1, stderr: expect.stringContaining("npm has kept an option for itself") });
    expect(run(["import", "--upd"])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("Unknown option '--upd'"),
    });
    expect(run(["adopt"])).toMatchObject({ status: 1, stderr: expect.stringContaining("npm run partners -- import") });
    expect(await readFile(path.join(content, "partners.yaml"), "utf8")).toBe(goodContent["partners.yaml"]);
  });
});
