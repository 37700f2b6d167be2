import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPostgresDatabase } from "../tests/support/postgres-and-sqlite.ts";

// Each test starts whole processes, which takes long on a machine that is busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "partners-command-"));
});
afterEach(() => rm(folder, { recursive: true }));

const script = path.resolve("scripts/partners.ts");

async function partners(...args: string[]) {
  const { DATABASE_URL: _unset, ...env } = process.env;
  const child = spawn(process.execPath, [script, ...args], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { out, err, code };
}

const hall = [
  "--name",
  "Town Hall",
  "--category",
  "hosts",
  "--logo",
  "/images/a.svg",
  "--website",
  "https://a.example",
];

test.each(["SQLite", "PostgreSQL"])("a partner is added, listed, changed and removed, on %s", async (kind) => {
  const database = ["--database", kind === "SQLite" ? "file:own.sqlite" : await createPostgresDatabase()];
  const added = await partners(...database, "add", ...hall);
  expect(added).toMatchObject({ code: 0, err: "" });
  const [, id = ""] = /^Added Town Hall to hosts; its id is (\S+)\n$/.exec(added.out) ?? [];

  const website = "https://b.example";
  expect((await partners(...database, "update", id, "--website", website)).out).toBe("Changed Town Hall\n");
  const listed = await partners(...database, "list", "--category", "hosts", "--json");
  expect(JSON.parse(listed.out)).toEqual([{ _id: id, name: "Town Hall", logo: "/images/a.svg", website }]);
  expect((await partners(...database, "list")).out).toContain(`hosts (1)\n  ${id}  Town Hall  ${website}\n`);

  expect(await partners(...database, "remove", id)).toEqual({ out: "Removed Town Hall\n", err: "", code: 0 });
  expect(await partners(...database, "remove", id)).toEqual({
    out: "",
    err: `There is no partner with the id "${id}": list them to see the ids\n`,
    code: 1,
  });
});

test("an export is imported into another database, byte for byte the same, and the default file is the server's", async () => {
  await writeFile(
    path.join(folder, "in.csv"),
    "name,category,logo,website\nB,hosts,/b,https://b.example\nA,hosts,/a,https://a.example\n",
  );
  expect((await partners("import", "in.csv")).out).toBe("Imported 2 partners\n");
  expect((await partners("export", "--output", "out.yaml")).out).toBe("Wrote 2 partners to out.yaml\n");
  await partners("import", "out.yaml", "--database", "file:other.sqlite");
  const again = await partners("export", "--format", "yaml", "--database", "file:other.sqlite");
  expect(again.out).toBe(await readFile(path.join(folder, "out.yaml"), "utf8"));
  expect((await partners("list", "--database", "file:data/partners.sqlite")).out).toContain("hosts (2)");
});

test("a backup is restored into another database, over partners only when asked, and the check finds no fault", async () => {
  await partners("add", ...hall);
  expect(await partners("backup", "all.gz")).toEqual({
    out: "Backed up 1 partner and 0 logo files to all.gz\n",
    err: "",
    code: 0,
  });
  expect((await partners("restore", "all.gz")).err).toMatch(/^The database has a partner already, .* add --replace/);
  const restored = await partners("restore", "all.gz", "--replace", "--database", "file:other.sqlite");
  expect(restored.out).toMatch(/^Restored 1 partner and 0 logo files of 20\d\d-/);
  const other = new DatabaseSync(path.join(folder, "other.sqlite"));
  expect(other.prepare("select name from partners").all()).toEqual([{ name: "Town Hall" }]);
  expect(await partners("integrity")).toEqual({ out: "Nothing is wrong\n", err: "", code: 0 });
  other.exec("update partners set website = 'www'");
  other.close();
  const { code, err } = await partners("integrity", "--database", "file:other.sqlite");
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^"Town Hall" \(id .*Update or remove it\n$/) });
});

test("an import with bad rows names each of them with its line and changes nothing", async () => {
  const text =
    "name,category,logo,website\nA,hosts,/a,https://a.example\nB,nope,/b,https://b.example\nA,hosts,/a,ftp://a.example\n";
  await writeFile(path.join(folder, "in.csv"), text);
  expect(await partners("import", "in.csv")).toEqual({
    out: "",
    err: [
      "in.csv: 2 of 3 rows cannot be imported, so none was:",
      '  row 2 (line 3): category must be one of supporters, hosts, media-partners, community-partners, not "nope"',
      '  row 3 (line 4): website must be a web address that begins with https:// or http://, such as https://example.org, not "ftp://a.example"',
      "",
    ].join("\n"),
    code: 1,
  });
  expect(JSON.parse((await partners("export")).out)).toEqual([]);
});

test("a partner whose logo is not there yet is added, with a warning", async () => {
  await mkdir(path.join(folder, "content/images"), { recursive: true });
  const { code, out, err } = await partners("add", ...hall);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^Added Town Hall to hosts/) });
  expect(err).toMatch(/^There is no picture at \/images\/a\.svg yet: /);
});

test("a database that another program is writing to is said to be locked, while it can be read", async () => {
  await partners("add", ...hall);
  const writer = new DatabaseSync(path.join(folder, "data/partners.sqlite"));
  writer.exec("begin immediate; update partners set website = 'www.a.example'");
  expect((await partners("list")).out).toContain("hosts (1)");
  const { code, err } = await partners("add", ...hall.with(1, "Other"));
  expect({ code, err }).toEqual({
    code: 1,
    err: "SQLite data/partners.sqlite is locked: another program is writing to it. Wait until that is done, then try again\n",
  });
  writer.exec("commit");
  writer.close();
  expect((await partners("list")).err).toMatch(/^"Town Hall" \(id .* is not shown: website must be a web address/);
});

test.each([
  ["an option is missing", 2, ["add", "--name", "X"], "error: required option '--category <category>' not specified"],
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
  ["an import has no rows", 1, ["import", "none.json"], "none.json holds no partners, so none was imported"],
  ["there is nothing to back up", 1, ["backup", "x.gz"], "SQLite data/partners.sqlite is not there: check --database"],
  ["a backup is none", 1, ["restore", "none.json"], "none.json is no backup: give a file that"],
  ["a changed value breaks a rule", 1, ["update", "1", "--name", " "], '--name must not be empty, not ""'],
  [
    "the database is none",
    1,
    ["list", "--database", "redis://x"],
    '"redis://x" is no database this program knows: write file:',
  ],
])("when %s the exit code is %i and the message says so", async (_what, code, args, message) => {
  await writeFile(path.join(folder, "none.json"), "[]");
  const result = await partners(...args);
  expect(result).toMatchObject({ code, out: "" });
  expect(result.err).toContain(message);
  expect(result.err).not.toContain("    at ");
});

test.each(["list", "add", "update", "remove", "import", "export"])("%s --help explains it", async (command) => {
  const { code, out, err } = await partners(command, "--help");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain(`Usage: partners ${command}`);
});
