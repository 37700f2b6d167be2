import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hall, runProgram } from "./run-program.fixture.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "refused-commands-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs one command, on a database in the test's folder where it names none. */
const partners = (...words: string[]) =>
  runProgram({ words, databaseUrl: `file:${path.join(folder, "own.sqlite")}`, project: folder });

test.each([
  ["options are missing", 2, ["add", "--name", "X"], "error: give --category, --logo, --website too"],
  ["an option is misspelt", 2, ["add", "--nam", "X"], "error: unknown option '--nam'\n(Did you mean --name?)"],
  [
    "a category is unknown",
    2,
    ["list", "--category", "x"],
    "Allowed choices are supporters, hosts, media-partners, community-partners",
  ],
  [
    "nothing is to be changed",
    2,
    ["update", "1"],
    "error: give at least one of --name, --category, --logo and --website",
  ],
  ["a command is unknown", 2, ["frobnicate"], "error: unknown command 'frobnicate'"],
  [
    "a value breaks a rule",
    1,
    ["add", ...hall.with(5, "a.svg")],
    "--logo must be a web address (https://…), a path on this site",
  ],
  ["a file is to hold another format than asked", 1, ["export", "--format", "json", "--output", "x.csv"], "change one"],
  ["an import has no rows", 1, ["import", "$/none.json"], "$/none.json holds no partners, so none was imported"],
  ["there is nothing to back up", 1, ["backup", "$/x.gz"], "SQLite $/own.sqlite is not there: check --database"],
  ["a backup is none", 1, ["restore", "$/none.json"], "$/none.json is no backup: give a file that"],
  [
    "the folder of the database is not there",
    1,
    ["add", ...hall, "--database", "file:$/no/x.sqlite"],
    "SQLite $/no/x.sqlite cannot be made, because there is no folder $/no: make it, or correct --database",
  ],
  ["a list is not there", 1, ["import", "$/no.csv"], "$/no.csv is not there: nothing lies at $/no.csv. Correct"],
  ["a backup is not there", 1, ["restore", "$/no.gz"], "$/no.gz is not there: nothing lies at $/no.gz. Correct"],
  ["a backup is a folder", 1, ["restore", "$"], "$ is a folder: give the path of a file"],
  [
    "a logo is not there",
    1,
    ["add", ...hall.with(5, "file:$/no.svg")],
    "--logo file:$/no.svg is not there: nothing lies at $/no.svg. Correct its path",
  ],
  ["a changed value breaks a rule", 1, ["update", "1", "--name", " "], '--name must not be empty, not ""'],
  [
    "the database is none",
    1,
    ["list", "--database", "redis://x"],
    '"redis://x" is no database this program knows: write file:',
  ],
])(
  "when %s the exit code is %i and the message says so ($ is the test's folder)",
  async (_what, code, args, message) => {
    await writeFile(path.join(folder, "none.json"), "[]");
    const result = await partners(...args.map((word) => word.replaceAll("$", folder)));
    expect(result).toMatchObject({ code, out: "" });
    expect(result.err).toContain(message.replaceAll("$", folder));
    expect(result.err).not.toContain("    at ");
  },
);

test.each(["list", "add", "update", "remove", "import", "export"])("%s --help explains it", async (command) => {
  const { code, out, err } = await partners(command, "--help");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain(`Usage: partners ${command}`);
});
