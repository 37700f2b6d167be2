import { spawnSync } from "node:child_process";
import { readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { goodContent, withContent } from "../content-check/content.fixture.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

const program = path.resolve("tools/import.ts");

// Each run starts a process, which takes seconds on a busy machine.
const timeout = 120_000;

test("the command exports a list, and exits with 1 on a mistake in a list or an option that npm consumed", {
  timeout,
}, async () => {
  await withContent({}, async (content) => {
    // The command uses content/ in the working directory.
    const project = await temporaryFolder();
    await symlink(content, path.join(project, "content"));
    const run = (words: string[], env = {}) => {
      const options = { cwd: project, encoding: "utf8", env: { ...process.env, ...env } } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], options);
      return { status, stdout, stderr };
    };
    const list = path.join(project, "changed.csv");
    expect(run(["export", "partners", list])).toMatchObject({ status: 0, stderr: "" });
    await writeFile(list, (await readFile(list, "utf8")).replace(/https:[^"]+/, "https://new.example"));
    const refused = run(["partners", "changed.csv"]);
    expect(refused).toMatchObject({ status: 1, stdout: "" });
    expect(refused.stderr).toContain("row 2, Row: differs from the entry in content/partners.yaml — add --update");
    const kept = run(["partners", "changed.csv"], { npm_config_dry_run: "true" });
    expect(kept).toMatchObject({ status: 1, stderr: expect.stringContaining("npm took an option for itself") });
    expect(run(["export", "events", "content/site.yaml"])).toMatchObject({ status: 1 });
    expect(await readFile(path.join(content, "partners.yaml"), "utf8")).toBe(goodContent["partners.yaml"]);
  });
});
