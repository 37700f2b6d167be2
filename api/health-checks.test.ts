import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeOnBothDatabases } from "../tests/support/postgres-and-sqlite.ts";
import { openDatabase } from "./database/open-database.ts";
import type { Database } from "./database/tables.ts";
import { importPartners } from "./partners/import-partners.ts";
import { samplePartner } from "./partners/sample-partner.fixture.ts";
import { createTestApp } from "./test-app.fixture.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "readiness-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** That no load balancer sends anything here, and yet nobody ends the process for it. */
async function expectUnready(database: Database) {
  const { request } = createTestApp(database);
  const answer = await request("/readyz");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: "database-unavailable" });
  expect((await request("/healthz")).status).toBe(200);
}

test.each<[string, (handle: FileHandle, size: number) => Promise<unknown>]>([
  ["emptied", (handle) => handle.truncate()],
  ["overwritten but for its first page", (handle, size) => handle.write(Buffer.alloc(size, 0xff), 0, size, 4096)],
])("a file that is %s while the server runs is not ready", async (_how, damage) => {
  const address = { kind: "sqlite", file: path.join(folder, "partners.sqlite") } as const;
  {
    await using database = await openDatabase(address, () => {});
    const rows = Array.from({ length: 20 }, (_, index) => samplePartner({ name: `P${index}` }));
    await importPartners(
      database,
      rows.map((value, index) => ({ place: `row ${index + 1}`, value })),
    );
  }
  await using database = await openDatabase(address, () => {});
  await using handle = await open(address.file, "r+");
  await damage(handle, (await handle.stat()).size);
  await expectUnready(database);
});

describeOnBothDatabases("readiness", (on) => {
  test("a database without the partners' table is not ready", async () => {
    await on.database.schema.alterTable("partners").renameTo("elsewhere").execute();
    try {
      await expectUnready(on.database);
    } finally {
      await on.database.schema.alterTable("elsewhere").renameTo("partners").execute();
    }
  });
});
