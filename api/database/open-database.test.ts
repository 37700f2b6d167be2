import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPostgresDatabase } from "../../tests/support/postgres-and-sqlite.ts";
import { readBackupRows } from "../backup/backup-rows.ts";
import { alignPartners } from "../content/align-partners.ts";
import { listPartners } from "../partners/read-partners.ts";
import { samplePartner } from "../partners/sample-partner.fixture.ts";
import { openDatabase } from "./open-database.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "open-database-"));
});
afterEach(() => rm(folder, { recursive: true }));

const open = (file: string) => openDatabase({ kind: "sqlite", file }, () => {});

test("a file that is no database is named, with the reason", async () => {
  const file = path.join(folder, "notes.txt");
  await writeFile(file, "These are notes, not a database. ".repeat(100));
  await expect(open(file)).rejects.toMatchObject({
    code: "database-unavailable",
    message: `SQLite ${file} is no SQLite database, or a damaged one: check its address, or move it away and restore the newest backup`,
  });
});

test("a PostgreSQL that is not there is named without its password", async () => {
  const url = `postgres://yatra:secret@localhost/partners?host=${folder}`;
  const error = await openDatabase({ kind: "postgres", url }, () => {}).catch((reason) => reason);
  expect(error.code).toBe("database-unavailable");
  expect(error.message).toMatch(
    /^PostgreSQL localhost\/partners does not answer \(.*ENOENT.*\): check its address and that it runs, then try again$/,
  );
  expect(error.message).not.toContain("secret");
});

test("what is written is there when it is opened again", async () => {
  const file = path.join(folder, "partners.sqlite");
  await (await open(file)).destroy();
  const database = await open(file);
  expect(await listPartners(database)).toHaveProperty("partners.hosts", []);
  await database.destroy();
});

test("a folder that is not there is named, and not made: its name may be mistyped", async () => {
  const file = path.join(folder, "new/deep/partners.sqlite");
  await expect(open(file)).rejects.toMatchObject({
    code: "database-unavailable",
    message: `SQLite ${file} cannot be made, because there is no folder ${path.dirname(file)}: make it, or correct --database or DATABASE_URL`,
  });
  expect(await readdir(folder)).toEqual([]);
});

test("tables that cannot be made whole are not left half made", async () => {
  const file = path.join(folder, "partners.sqlite");
  const other = new DatabaseSync(file);
  other.exec("create table seedings (note text)");
  await expect(open(file)).rejects.toThrow('table "seedings" already exists');
  expect(other.prepare("select name from sqlite_master where name = 'partners'").all()).toEqual([]);
  other.close();
});

test("a transaction has the write lock from its beginning, so what it has read still holds when it writes", async () => {
  const file = path.join(folder, "partners.sqlite");
  const database = await open(file);
  const other = new DatabaseSync(file, { timeout: 0 });
  const insert = "insert into seedings (id, seeded_at) values (1, '2025-09-01T00:00:00Z')";
  await database.transaction().execute(async (transaction) => {
    await transaction.selectFrom("partners").select("id").execute();
    expect(() => other.exec(insert)).toThrow("database is locked");
  });
  other.exec(insert);
  other.close();
  await database.destroy();
});

test("a database that is up to date is opened, read and found to be the content's while another process writes", async () => {
  const file = path.join(folder, "partners.sqlite");
  const first = await open(file);
  const content = { partnersFrom: "content" as const, contentPartners: [samplePartner()] };
  await alignPartners(first, content, new Date());
  await first.destroy();
  const writer = new DatabaseSync(file);
  writer.exec("begin immediate");
  const began = performance.now();
  const database = await open(file);
  expect(await listPartners(database)).toHaveProperty("partners.hosts.length", 1);
  expect(await alignPartners(database, content, new Date())).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(4000);
  await database.destroy();
  writer.close();
});

test("a new database that another process has locked is said to be locked", async () => {
  const file = path.join(folder, "partners.sqlite");
  const writer = new DatabaseSync(file);
  writer.exec("pragma journal_mode = wal; begin immediate");
  await expect(open(file)).rejects.toMatchObject({
    code: "database-unavailable",
    message: `SQLite ${file} is locked: another program is writing to it. Wait until that is done, then try again`,
  });
  writer.close();
});

test("a PostgreSQL that ends an idle connection is reported, and the next query makes a new one", async () => {
  const url = await createPostgresDatabase();
  const onIdleError = vi.fn();
  const database = await openDatabase({ kind: "postgres", url }, onIdleError);
  const other = await openDatabase({ kind: "postgres", url }, () => {});
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
  await vi.waitFor(() => expect(onIdleError).toHaveBeenCalledOnce(), { timeout: 20_000 });
  const [error] = onIdleError.mock.calls[0] ?? [];
  expect(error).toMatchObject({ message: expect.stringContaining("terminat"), code: "57P01" });
  expect(error).not.toHaveProperty("client");
  expect(await listPartners(database)).toHaveProperty("partners.hosts", []);
  await other.destroy();
  await database.destroy();
});

test("a PostgreSQL that ends a connection in the middle of a transaction fails that transaction and no other", async () => {
  const url = await createPostgresDatabase();
  const database = await openDatabase({ kind: "postgres", url }, () => {});
  const other = await openDatabase({ kind: "postgres", url }, () => {});
  const broken = database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(other);
    // Between two queries: whoever listens for nothing but their answers hears of it as an event without a listener.
    await sleep(100);
    await transaction.selectFrom("partners").select("id").execute();
  });
  await expect(broken).rejects.toThrow();
  expect(await listPartners(database)).toHaveProperty("partners.hosts", []);
  await other.destroy();
  await database.destroy();
});

test("a new SQLite database that another process is just writing to is opened once that is done", async () => {
  const file = path.join(folder, "partners.sqlite");
  const other = new DatabaseSync(file);
  other.exec("begin immediate");
  const opening = open(file);
  await expect(Promise.race([opening, sleep(200, "waits")])).resolves.toBe("waits");
  other.exec("rollback");
  const database = await opening;
  expect(await database.selectFrom("seedings").selectAll().execute()).toEqual([]);
  await database.destroy();
  other.close();
});

test("several processes may open a new SQLite database at the same moment and write to it: nothing is lost", async () => {
  const address = { kind: "sqlite", file: path.join(folder, "partners.sqlite") };
  const script = `
    import { openDatabase } from ${JSON.stringify(import.meta.resolve("./open-database.ts"))};
    import { addPartner } from ${JSON.stringify(import.meta.resolve("../partners/change-partners.ts"))};
    const partner = ${JSON.stringify(samplePartner())};
    const database = await openDatabase(${JSON.stringify(address)}, () => {});
    for (let count = 0; count < 25; count++) await addPartner(database, { ...partner, name: process.pid + "/" + count });
    await database.destroy();`;
  const run = () => promisify(execFile)(process.execPath, ["--input-type=module-typescript", "--eval", script]);
  await Promise.all([run(), run(), run(), run()]);
  const database = await open(address.file);
  const { partners } = (await readBackupRows(database)).rows;
  expect(partners).toHaveLength(100);
  expect(new Set(partners.map(({ position }) => position)).size).toBe(100);
  await database.destroy();
});

test("several replicas may open a new PostgreSQL database at the same moment", async () => {
  const url = await createPostgresDatabase();
  const replicas = await Promise.all([1, 2, 3].map(() => openDatabase({ kind: "postgres", url }, () => {})));
  for (const replica of replicas) {
    expect(await replica.selectFrom("seedings").selectAll().execute()).toEqual([]);
    await replica.destroy();
  }
});
