import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readBackupFile } from "../api/command-line/backup-file.ts";
import { connectDatabase } from "../api/database/connect-database.ts";
import { readNewestVersion, tableVersions } from "../api/database/migrate-database.ts";
import type { Database } from "../api/database/tables.ts";
import { addPartner } from "../api/partners/change-partners.ts";
import { samplePartner } from "../api/partners/sample-partner.fixture.ts";
import { startLoad } from "./releases/load.fixture.ts";
import { createReleaseTools, get, olderServer, shown } from "./releases/release-tools.fixture.ts";

const before = "2026-11-23-content-partners";
const newest = tableVersions.at(-1);

let tools: Awaited<ReturnType<typeof createReleaseTools>>;
beforeEach(async () => {
  // Only the server's own environment names the database.
  tools = await createReleaseTools({ DATABASE_URL: "file:elsewhere.sqlite" });
});
afterEach(() => tools.stop());

async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  await using database = connectDatabase({ kind: "sqlite", file: path.join(tools.root, "elsewhere.sqlite") }, () => {});
  return await work(database);
}
const versionNow = () => withDatabase(readNewestVersion);
const deploy = async (name: string, program?: string) =>
  tools.runToEnd("deploy.ts", "--from", await tools.build(name, program));
const backups = async () => (await readdir(path.join(tools.root, "data"))).sort();

test("a rollback over a change of the tables keeps every partner and loses no request, and so does the deploy after it", async () => {
  await deploy("older", olderServer(before));
  const { port } = await tools.serve();
  expect(await versionNow()).toBe(before);
  const load = startLoad(port, ["/", "/events", "/api/partners"]);

  const deployed = await deploy("newer");
  expect(deployed).toMatchObject({ code: 0, said: "" });
  const [backup = ""] = await backups();
  expect(deployed.told).toContain(`Backed up 1 partner and 0 logo files to data/${backup}\n`);
  expect(await readBackupFile(path.join(tools.root, "data", backup))).toMatchObject({ tables: before });
  expect([await shown(port), await versionNow()]).toEqual(["newer", newest]);
  await withDatabase((database) => addPartner(database, samplePartner({ name: "Since the deploy" })));

  const rolledBack = await tools.runToEnd("rollback.ts");
  expect(rolledBack).toMatchObject({ code: 0, said: "", told: expect.stringContaining("Backed up 2 partners") });
  expect([await shown(port), await versionNow()]).toEqual(["older", before]);
  await expect.poll(async () => (await get(port, "/api/partners")).text).toContain("Since the deploy");

  expect(await deploy("newest")).toMatchObject({ code: 0 });
  expect([await shown(port), await versionNow()]).toEqual(["newest", newest]);
  await load.stop();
  expect(load.failed).toEqual([]);
});

test("a release that changes the tables and then does not start leaves them to the one before", async () => {
  await deploy("older", olderServer(before));
  const { port } = await tools.serve();
  // Only under the keeper: by itself, where it is tried, it starts.
  const breaks = `if (process.send) {
  const { openDatabase } = await import(${JSON.stringify(path.resolve("api/database/open-database.ts"))});
  await openDatabase({ kind: "sqlite", file: "elsewhere.sqlite" }, () => {});
  process.exit(1);
}
await import(${JSON.stringify(path.resolve("server/main.ts"))});`;
  const { code, said } = await deploy("breaks", breaks);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining("Visitors have what they had before.") });
  expect([await shown(port), await versionNow()]).toEqual(["older", before]);
});

test("a database that only a newer program can read is named before anything is changed", async () => {
  await deploy("first");
  const { port } = await tools.serve();
  await deploy("second");
  await withDatabase((database) =>
    sql`insert into kysely_migration values ('2999-01-01-moon', '2999-01-01T00:00:00Z')`.execute(database),
  );
  const { code, said } = await tools.runToEnd("rollback.ts");
  expect(code).toBe(1);
  expect(said).toMatch(
    / was changed by a newer version of this program \(2999-01-01-moon\), .*\nVisitors have what they/,
  );
  expect([await shown(port), await versionNow()]).toEqual(["second", "2999-01-01-moon"]);
});
