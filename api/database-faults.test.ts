import { chmod, mkdtemp, open, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPostgresDatabase } from "../tests/support/postgres-and-sqlite.ts";
import { startCluster } from "../tests/support/postgres-cluster.ts";
import { postgresPrograms } from "../tests/support/postgres-programs.ts";
import { explainFault } from "./database/database-fault.ts";
import { openDatabase } from "./database/open-database.ts";
import type { Database } from "./database/tables.ts";
import { addPartner } from "./partners/change-partners.ts";
import { importPartners } from "./partners/import-partners.ts";
import { insertPartners } from "./partners/insert-partners.ts";
import { samplePartner } from "./partners/sample-partner.fixture.ts";
import { storedPartners } from "./partners/stored-partners.fixture.ts";
import { createTestApp } from "./test-app.fixture.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "database-faults-"));
  file = path.join(folder, "partners.sqlite");
});
afterEach(() => rm(folder, { recursive: true }));

const openFile = () => openDatabase({ kind: "sqlite", file }, () => {});

const manyRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    place: `row ${index + 1}`,
    value: samplePartner({ name: `P${index}` }),
  }));

/** What the command line says of work that fails. */
const wordsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason) => explainFault({ kind: "sqlite", file }, reason),
  );
  return error instanceof Error ? error.message : error;
};

/** Asks for the partners; what a visitor gets is a problem, and what the operator reads is one line with the mend. */
async function expectProblem({ request, waitForChange, lines }: ReturnType<typeof createTestApp>, line: RegExp) {
  waitForChange();
  lines.length = 0;
  const answer = await request("/partners");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  expect(answer.headers.get("Retry-After")).toBe("5");
  const detail = "The partners cannot be read at the moment: try again soon";
  expect(await answer.json()).toMatchObject({ code: "database-unavailable", detail });
  expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([
    expect.objectContaining({ level: 50, msg: expect.stringMatching(line) }),
  ]);
}

async function expectPartners({ request, waitForChange }: ReturnType<typeof createTestApp>, count: number) {
  const ask = async () => {
    waitForChange();
    const answer = await request("/partners");
    expect(answer.status).toBe(200);
    expect((await answer.json()).hosts).toHaveLength(count);
  };
  // Again where the database took so long that the last list was answered.
  await vi.waitFor(ask, { timeout: 20_000 });
}

test("a file of which a part is overwritten: a problem for visitors, and the mend in the log", async () => {
  {
    await using database = await openFile();
    await importPartners(database, manyRows(2000));
  }
  await using handle = await open(file, "r+");
  const { size } = await handle.stat();
  await handle.write(Buffer.alloc(size / 2, 0xff), 0, size / 2, Math.floor(size / 4096 / 4) * 4096);
  await using database = await openFile();
  const damaged = "is damaged: stop the server, move the database away and restore the newest backup into a new one";
  const app = createTestApp(database);
  await expectProblem(app, new RegExp(`^The database ${damaged}$`));
  expect(await wordsOf(storedPartners(database))).toBe(`SQLite ${file} ${damaged}`);
  expect((await app.request("/healthz")).status).toBe(200);
});

test("a file that may only be read: its partners are shown, and a change is refused in words", async () => {
  await using before = await openFile();
  await addPartner(before, samplePartner());
  for (const name of [file, `${file}-wal`, `${file}-shm`]) await chmod(name, 0o444);
  await chmod(folder, 0o555);
  await asSomebodyElse(async () => {
    await using database = await openFile();
    await expectPartners(createTestApp(database), 1);
    expect(await wordsOf(addPartner(database, samplePartner({ name: "Two" })))).toBe(
      `SQLite ${file} can only be read: let the user who runs this program write to it and to its folder`,
    );
    const nowhere = { kind: "sqlite", file: path.join(folder, "new/partners.sqlite") } as const;
    await expect(openDatabase(nowhere, () => {})).rejects.toThrow(/because there is no folder .*\/new: make it/);
  });
  await chmod(folder, 0o755);
  expect(await storedPartners(before)).toEqual([samplePartner()]);
});

/** Nothing is read-only for root. */
async function asSomebodyElse(work: () => Promise<void>): Promise<void> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.("nobody");
  try {
    await work();
  } finally {
    process.seteuid?.(0);
  }
}

test("a file that goes while the server runs: visitors notice nothing", async () => {
  await using database = await openFile();
  await addPartner(database, samplePartner());
  await rm(file);
  await expectPartners(createTestApp(database), 1);
});

test("a file that another program writes to: visitors notice nothing, and a change is refused in words", async () => {
  await using database = await openFile();
  await addPartner(database, samplePartner());
  const writer = new DatabaseSync(file);
  writer.exec("begin exclusive; delete from partners");
  await expectPartners(createTestApp(database), 1);
  // Otherwise it waits for seconds whether the other program is done.
  await sql`pragma busy_timeout = 0`.execute(database);
  expect(await wordsOf(addPartner(database, samplePartner({ name: "Two" })))).toBe(
    `SQLite ${file} is locked: another program is writing to it. Wait until that is done, then try again`,
  );
  writer.exec("commit");
  writer.close();
  await expectPartners(createTestApp(database), 0);
});

test("a PostgreSQL that may only be read, and one that is not there", async () => {
  const url = await createPostgresDatabase();
  const address = { kind: "postgres", url } as const;
  {
    await using database = await openDatabase(address, () => {});
    await addPartner(database, samplePartner());
    await sql
      .raw(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`)
      .execute(database);
  }
  await using database = await openDatabase(address, () => {});
  await expectPartners(createTestApp(database), 1);
  const refused = await addPartner(database, samplePartner({ name: "Two" })).catch((error) => error);
  expect(explainFault(address, refused)).toMatchObject({ message: expect.stringContaining(" can only be read: let ") });
  await expect(openDatabase({ kind: "postgres", url: url.replace("/test_", "/none_") }, () => {})).rejects.toThrow(
    /^PostgreSQL localhost\/none_\w+ is not there: create it, or check its name in the address$/,
  );
});

test("a PostgreSQL that breaks down and starts again: the last list meanwhile, and then everything that was written", async () => {
  const programs = await postgresPrograms();
  const cluster = await startCluster(programs, { synchronous_commit: "on" });
  try {
    const address = { kind: "postgres", url: cluster.url } as const;
    await using database: Database = await openDatabase(address, vi.fn());
    const app = createTestApp(database);
    await addPartner(database, samplePartner());
    await expectPartners(app, 1);
    const change = database.transaction().execute(async (transaction) => {
      await insertPartners(transaction, [samplePartner({ name: "Lost" })]);
      await cluster.breakDown();
      await insertPartners(transaction, [samplePartner({ name: "Lost too" })]);
    });
    const broken = await change.catch((error) => explainFault(address, error));
    expect(broken).toMatchObject({
      message: expect.stringMatching(/^PostgreSQL localhost\/postgres does not answer /),
    });
    app.lines.length = 0;
    await expectPartners(app, 1);
    const mend = /^The database does not answer \(.*\): check its address and that it runs, then try again$/;
    expect(app.lines).toContainEqual(expect.objectContaining({ level: 50, msg: expect.stringMatching(mend) }));
    expect((await app.request("/readyz")).status).toBe(503);
    await cluster.startAgain();
    expect((await app.request("/readyz")).status).toBe(200);
    await expectPartners(app, 1);
    await addPartner(database, samplePartner({ name: "Two" }));
    await expectPartners(app, 2);
  } finally {
    await cluster.stop();
  }
});
