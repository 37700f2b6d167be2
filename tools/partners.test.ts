import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { goodContent, withContent } from "../content-check/content.fixture.ts";

const program = path.resolve("tools/partners.ts");

test("the command exports a list, and refuses with exit code 1 what is wrong with one and what npm keeps for itself", async () => {
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
    const exported = run(["export"]);
    expect(exported).toMatchObject({ status: 0, stderr: "" });
    const list = exported.stdout;
    const changed = list.replace(/https:[^"]+/, "https://new.example");
    await writeFile(path.join(project, "changed.csv"), changed);
    const refused = run(["import", "changed.csv"]);
    expect(refused).toMatchObject({ status: 1, stdout: "" });
    expect(refused.stderr).toContain("row 2, name: is in content/partners.yaml already: add --update to change it\n");
    const kept = run(["import", "changed.csv"], { npm_config_dry_run: "true" });
    expect(kept).toMatchObject({ status: 1, stderr: expect.stringContaining("npm has kept an option for itself") });
    expect(await readFile(path.join(content, "partners.yaml"), "utf8")).toBe(goodContent["partners.yaml"]);
  });
});
