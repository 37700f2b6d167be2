import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createPostgresDatabase } from "../../tests/support/postgres-and-sqlite.ts";
import { createContentProject, partnersText } from "../content/content-project.fixture.ts";
import { connectDatabase } from "../database/connect-database.ts";
import { parseDatabaseAddress } from "../database/database-address.ts";
import { migrateDatabaseTo, readTablesVersion, tableVersions } from "../database/migrate-database.ts";
import { openDatabase } from "../database/open-database.ts";
import { readBackupFile } from "./backup-file.ts";
import { runProgram } from "./run-program.fixture.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "older-database-"));
});
afterEach(() => rm(folder, { recursive: true }));

const partners = (databaseUrl: string, ...words: string[]) => runProgram({ words, databaseUrl, project: folder });

describe.each([
  ["SQLite", async () => `file:${path.join(folder, "own.sqlite")}`],
  ["PostgreSQL", createPostgresDatabase],
])("what a command only reads, on %s", (_kind, newDatabase) => {
  test.each(tableVersions)(
    "tables of %s are read by every command that only reads, and left as they are",
    async (version) => {
      const url = await newDatabase();
      await using database = connectDatabase(parseDatabaseAddress(url), () => {});
      await migrateDatabaseTo(database, version);
      await sql`
      insert into partners (id, category, name, name_key, logo, website, position)
      values ('p1', 'hosts', 'Namuna', 'namuna', 'https://a.example/a.svg', 'https://a.example', 7)`.execute(database);
      const backup = path.join(folder, "all.gz");
      const commands = [
        ["backup", backup],
        ["integrity"],
        ["list"],
        ["export", "--output", path.join(folder, "x.json")],
      ];
      for (const words of commands) {
        expect(await partners(url, ...words)).toEqual({ out: expect.not.stringMatching(/^$/), err: "", code: 0 });
      }
      expect(await readTablesVersion(database)).toBe(version);
      expect(await readBackupFile(backup)).toMatchObject({
        tables: version,
        rows: { partners: [{ id: "p1", logo_file: null }] },
      });
      const other = `file:${path.join(folder, "other.sqlite")}`;
      expect(await partners(other, "restore", backup)).toMatchObject({ code: 0 });
    },
  );

  test("a partner whose logo the site does not show is no fault for a script", async () => {
    const url = await newDatabase();
    await mkdir(path.join(folder, "content/images"), { recursive: true });
    await partners(
      url,
      "add",
      "--name",
      "A",
      "--category",
      "hosts",
      "--logo",
      "/a.svg",
      "--website",
      "https://a.example",
    );
    expect(await partners(url, "integrity")).toEqual({
      out: expect.stringMatching(
        /^Nothing is damaged(?:\n| with the rows\. PostgreSQL's own files were not looked at)/,
      ),
      err: expect.stringContaining("There is no picture at /a.svg"),
      code: 0,
    });
  });

  test("tables that are not there are not made by a command that only reads", async () => {
    const url = await newDatabase();
    await using database = connectDatabase(parseDatabaseAddress(url), () => {});
    await sql`create table notes (note text)`.execute(database);
    expect(await partners(url, "list")).toMatchObject({
      code: 1,
      err: expect.stringContaining("has no partners' tables"),
    });
    expect((await database.introspection.getTables()).map(({ name }) => name)).toEqual(["notes"]);
  });

  test("what could not be restored takes no older backup's place", async () => {
    const url = await newDatabase();
    const backup = path.join(folder, "all.gz");
    await writeFile(backup, "older");
    await using database = await openDatabase(parseDatabaseAddress(url), () => {});
    await database.insertInto("logos").values({ name: "../x", content: "eA==" }).execute();
    expect(await partners(url, "backup", backup)).toEqual({
      out: "",
      err: "Nothing was written, because the backup cannot be restored: logos.0.name is no name of a logo\n",
      code: 1,
    });
    expect(await readFile(backup, "utf8")).toBe("older");
  });
});

test("list and export show what the content says, whatever a database has, and need none", async () => {
  const project = await createContentProject();
  onTestFinished(() => project.remove());
  const own = (...words: string[]) => runProgram({ words, databaseUrl: project.databaseUrl, project: project.folder });
  const without = await own("list");
  expect(without).toMatchObject({ err: "", code: 0 });
  expect(without.out).toMatch(/supporters \(1\)\n {2}\w{16} {2}Potli {2}https:\/\/potli\.example\n\n?hosts \(1\)/);
  expect(existsSync(project.at("own.sqlite")), "no database is left behind").toBe(false);
  await project.startServer();
  expect((await own("list")).out).toBe(without.out);
  await writeFile(
    project.at("content/partners.yaml"),
    partnersText.replace("https://potli.example", "https://new.example"),
  );
  expect((await own("list")).out).toContain("https://new.example");
  expect((await own("export", "--format", "csv")).out).toContain("https://new.example");
  const named = await own("list", "--database", project.databaseUrl);
  expect(named.out, "a database that is asked for by name").toContain("https://potli.example");
  await writeFile(project.at("content/partners.yaml"), "- name: Potli\n");
  expect((await own("export")).err).toMatch(/partners\.yaml has mistakes, .*content:check/);
});
