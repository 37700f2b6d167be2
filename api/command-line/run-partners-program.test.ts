import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPostgresDatabase } from "../../tests/support/postgres-and-sqlite.ts";
import { openDatabase } from "../database/open-database.ts";
import { hall, runProgram } from "./run-program.fixture.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "partners-program-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** The path of a file in the test's folder. */
const at = (name: string) => path.join(folder, name);

const inOther = () => ["--database", `file:${at("other.sqlite")}`];

/** Runs one command, on a database in the test's folder where it names none. */
const partners = (...words: string[]) =>
  runProgram({ words, databaseUrl: `file:${at("own.sqlite")}`, project: folder });

/** What is said when a command has made a database. */
const made = (name: string) =>
  `SQLite ${at(name)} was not there and has just been made. If the server uses another database, name that with DATABASE_URL or --database\n`;

test("a command that makes its database says so once, and does its work", async () => {
  const added = await partners("add", ...hall);
  expect(added).toMatchObject({ code: 0, out: expect.stringMatching(/^Added Town Hall /), err: made("own.sqlite") });
  await partners("export", "--output", at("out.json"));
  expect(await partners("import", at("out.json"), ...inOther())).toEqual({
    code: 0,
    out: "Imported 1 partner\n",
    err: made("other.sqlite"),
  });
  expect((await partners("add", ...hall.with(1, "Sabha"))).err).toBe("");
});

test.each(["SQLite", "PostgreSQL"])("a partner is added, listed, changed and removed, on %s", async (kind) => {
  const database = kind === "SQLite" ? inOther() : ["--database", await createPostgresDatabase()];
  const added = await partners(...database, "add", ...hall);
  expect(added).toMatchObject({ code: 0, err: kind === "SQLite" ? made("other.sqlite") : "" });
  const [, id = ""] = /^Added Town Hall to hosts; its id is (\S+)\n$/.exec(added.out) ?? [];

  const website = "https://b.example";
  expect((await partners(...database, "update", id, "--website", website)).out).toBe("Changed Town Hall\n");
  const listed = await partners(...database, "list", "--category", "hosts", "--json");
  expect(JSON.parse(listed.out)).toEqual([{ _id: id, name: "Town Hall", logo: "/images/a.svg", website }]);
  expect((await partners(...database, "list")).out).toContain(`hosts (1)\n  ${id}  Town Hall  ${website}\n`);

  expect(await partners(...database, "remove", id)).toEqual({ out: "Removed Town Hall\n", err: "", code: 0 });
  expect(await partners(...database, "remove", id)).toEqual({
    out: "",
    err: `There is no partner with the id or the name "${id}": list shows both\n`,
    code: 1,
  });
});

test("a partner is changed and removed by its name where one has it, else the ids are told", async () => {
  await partners("add", ...hall);
  await partners("add", ...hall.with(3, "supporters"));
  const { code, err } = await partners("remove", "town  hall");
  expect({ code, lines: err.split("\n") }).toEqual({
    code: 1,
    lines: [
      "2 partners have that name: give the id of one",
      expect.stringMatching(/^ {2}[0-9a-f-]{36} {2}Town Hall, hosts$/),
      expect.stringMatching(/^ {2}[0-9a-f-]{36} {2}Town Hall, supporters$/),
      "",
    ],
  });
  const [, id = ""] = /(\S+) {2}Town Hall, supporters/.exec(err) ?? [];
  expect((await partners("update", id, "--name", "Sabha")).out).toBe("Changed Sabha\n");
  expect((await partners("update", "TOWN HALL", "--website", "https://b.example")).out).toBe("Changed Town Hall\n");
  expect((await partners("remove", "Sbha")).err).toContain('the id or the name "Sbha": did you mean "Sabha"?');
  expect((await partners("remove", "Sabha")).out).toBe("Removed Sabha\n");
  expect((await partners("list")).out).toContain("https://b.example");
});

test("an export is imported into another database, byte for byte the same but for the ids", async () => {
  await writeFile(
    at("in.csv"),
    "name,category,logo,website\nB,hosts,/b,https://b.example\nA,hosts,/a,https://a.example\n",
  );
  expect((await partners("import", at("in.csv"))).out).toBe("Imported 2 partners\n");
  expect((await partners("export", "--output", at("out.yaml"))).out).toBe(`Wrote 2 partners to ${at("out.yaml")}\n`);
  await partners("import", at("out.yaml"), ...inOther());
  const again = await partners("export", "--format", "yaml", ...inOther());
  const withoutIds = (text: string) => text.replaceAll(/^ {2}id: .*\n/gm, "");
  expect(withoutIds(again.out)).toBe(withoutIds(await readFile(at("out.yaml"), "utf8")));
});

test("a backup is restored into another database, over partners only when asked, and the check finds no fault", async () => {
  await partners("add", ...hall);
  expect(await partners("backup", at("all.gz"))).toEqual({
    out: `Backed up 1 partner and 0 logo files to ${at("all.gz")}\n`,
    err: "",
    code: 0,
  });
  expect((await partners("restore", at("all.gz"))).err).toMatch(
    /^The database has a partner already, .* add --replace/,
  );
  const restored = await partners("restore", at("all.gz"), "--replace", ...inOther());
  expect(restored.out).toMatch(/^Restored 1 partner and 0 logo files of 20\d\d-/);
  const other = new DatabaseSync(at("other.sqlite"));
  expect(other.prepare("select name from partners").all()).toEqual([{ name: "Town Hall" }]);
  expect(await partners("integrity")).toEqual({ out: "Nothing is wrong\n", err: "", code: 0 });
  other.exec("update partners set website = 'www'");
  other.close();
  const { code, err } = await partners("integrity", ...inOther());
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^"Town Hall" \(id .*Update or remove it\n$/) });
});

test("an import with bad rows names each of them with its line and changes nothing", async () => {
  const rows =
    "name,category,logo,website\nA,hosts,/a,https://a.example\nB,nope,/b,https://b.example\nA,hosts,/a,ftp://a.example\n";
  await writeFile(at("in.csv"), rows);
  expect(await partners("import", at("in.csv"))).toEqual({
    out: "",
    err: [
      `${at("in.csv")}: 2 of 3 rows cannot be imported, so none was:`,
      '  row 2 (line 3): category must be one of supporters, hosts, media-partners, community-partners, not "nope"',
      '  row 3 (line 4): website must be a web address that begins with https:// or http://, such as https://example.org, not "ftp://a.example"',
      "",
    ].join("\n"),
    code: 1,
  });
  expect(existsSync(at("own.sqlite")), "no database is left behind").toBe(false);
});

test("an edited export is looked at first, then brought back", async () => {
  await writeFile(
    at("in.csv"),
    "Name;Category;Logo;Website;Phone\nB;Hosts;/b;https://b.example;98\nA;Hosts;/a;https://a.example;99\n",
  );
  expect((await partners("import", at("in.csv"), "--dry-run")).out).toBe(
    "add     B, hosts\nadd     A, hosts\n2 to add, 0 to change, 0 as they are; nothing was written\n",
  );
  expect(existsSync(at("own.sqlite"))).toBe(false);
  expect((await partners("import", at("in.csv"))).err).toContain('the column "Phone" is not known, and was left out\n');
  await partners("export", "--output", at("out.csv"));
  const edited = (await readFile(at("out.csv"), "utf8")).replace(
    "B,hosts,/b,https://b.example",
    "C,hosts,/b,https://c.example",
  );
  await writeFile(at("out.csv"), edited);
  const preview = await partners("import", at("out.csv"), "--update", "--dry-run");
  expect(preview.out).toBe(
    "change  B, hosts\n        name: B → C\n        website: https://b.example → https://c.example\n0 to add, 1 to change, 1 as they are; nothing was written\n",
  );
  const done = await partners("import", at("out.csv"), "--update");
  expect(done.out).toBe("Added 0, changed 1, left 1 as they were\n");
  expect((await partners("list")).out).toContain("C  https://c.example");
});

test("a partner whose logo is not there yet is added, with a warning", async () => {
  await mkdir(at("content/images"), { recursive: true });
  await partners("add", ...hall.with(1, "Sabha"));
  const { code, out, err } = await partners("add", ...hall);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^Added Town Hall to hosts/) });
  expect(err).toMatch(/^There is no picture at \/images\/a\.svg yet: /);
});

test("a database that another program is writing to can be read, and what the site leaves out is said", async () => {
  await partners("add", ...hall);
  const writer = new DatabaseSync(at("own.sqlite"));
  writer.exec("begin immediate; update partners set website = 'www.a.example'");
  expect((await partners("list")).out).toContain("hosts (1)");
  writer.exec("commit");
  writer.close();
  expect((await partners("list")).err).toMatch(/^"Town Hall" \(id .* is not shown: website must be a web address/);
});

test("a database that turns out to be unusable in the midst of a command is said to be, in words", async () => {
  const url = await createPostgresDatabase();
  await using database = await openDatabase({ kind: "postgres", url }, () => {});
  const name = new URL(url).pathname.slice(1);
  await sql.raw(`alter database ${name} set default_transaction_read_only = on`).execute(database);
  const { code, err } = await partners("add", ...hall, "--database", url);
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/^PostgreSQL localhost\/\S+ can only be read: /),
  });
});
