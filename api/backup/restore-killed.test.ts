import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compiledCode } from "../../tests/support/compiled-code.ts";
import { createPostgresDatabase } from "../../tests/support/postgres-and-sqlite.ts";
import { backUpToFile, readBackupFile } from "../command-line/backup-file.ts";
import { noteGiven } from "../content/held-partners.ts";
import { checkIntegrity } from "../database/check-integrity.ts";
import type { DatabaseAddress } from "../database/database-address.ts";
import { openDatabase } from "../database/open-database.ts";
import type { Database } from "../database/tables.ts";
import { logoFileName, storedLogoPath } from "../logos/logo-names.ts";
import { addPartner } from "../partners/change-partners.ts";
import { insertPartners } from "../partners/insert-partners.ts";
import { samplePartner } from "../partners/sample-partner.fixture.ts";
import { createTestApp } from "../test-app.fixture.ts";
import type { Backup } from "./backup-format.ts";
import { readBackupRows } from "./backup-rows.ts";
import { restoreBackup } from "./restore-backup.ts";

/** When the command is killed: so many milliseconds after it has begun a statement, as far as the system keeps to them. */
const moments = [
  { begins: "delete", nth: 1, afterMs: 0 },
  { begins: 'insert into "logos"', nth: 1, afterMs: 1 },
  { begins: 'insert into "partners"', nth: 2, afterMs: 0 },
  { begins: 'insert into "partners"', nth: 3, afterMs: 5 },
  { begins: "commit", nth: 1, afterMs: 0 },
  { begins: "commit", nth: 1, afterMs: 1 },
];

let folder: string;
let before: Backup;
let restored: Backup;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "killed-restore-"));
  before = await makeBackup("before", 40);
  restored = await makeBackup("restored", 4_000);
});
afterAll(() => rm(folder, { recursive: true }));

/** A backup in a file of this name, of so many partners: some with a logo that came as a file. */
async function makeBackup(name: string, count: number): Promise<Backup> {
  await using database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  for (let index = 0; index < 20; index += 1) {
    const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><title>${name} ${index}</title></svg>`);
    const file = { name: logoFileName(bytes), bytes };
    await addPartner(database, samplePartner({ name: `Logo ${index}`, logo: storedLogoPath(file.name) }), [file]);
  }
  const others = Array.from({ length: count - 20 }, (_, index) => samplePartner({ name: `${name} ${index}` }));
  await database.transaction().execute((transaction) => insertPartners(transaction, others));
  await noteGiven(database, { content: others, adopted: null }, new Date());
  await backUpToFile(database, path.join(folder, name), new Date());
  return readBackupFile(path.join(folder, name));
}

const newAddress = {
  sqlite: async (): Promise<DatabaseAddress> => ({
    kind: "sqlite",
    file: path.join(await mkdtemp(path.join(folder, "database-")), "partners.sqlite"),
  }),
  postgres: async (): Promise<DatabaseAddress> => ({ kind: "postgres", url: await createPostgresDatabase() }),
};

/** @returns the exit code, or the signal that ended it */
async function restoreAndKill(address: DatabaseAddress, moment: (typeof moments)[number]): Promise<number | string> {
  const killer = new URL("./kill-at-statement.fixture.ts", import.meta.url);
  for (const [name, value] of Object.entries(moment)) killer.searchParams.set(name, String(value));
  const database = address.kind === "sqlite" ? `file:${address.file}` : address.url;
  const words = ["--database", database, "restore", path.join(folder, "restored"), "--replace"];
  const program = ["--import", killer.href, path.resolve("tools/partners.ts"), ...words];
  // Where no content says from where the partners come.
  const child = spawn(process.execPath, program, { cwd: folder, env: { ...compiledCode }, stdio: "ignore" });
  const [code, signal] = await once(child, "close");
  return code ?? signal;
}

/** Every published logo that came as a file is answered. */
async function expectLogos(database: Database, count: number): Promise<void> {
  const { request } = createTestApp(database);
  const { hosts }: { hosts: { logo: string }[] } = await (await request("/partners")).json();
  const logos = hosts.map(({ logo }) => logo).filter((logo) => logo.startsWith("/api/logos/"));
  expect(logos).toHaveLength(count);
  for (const logo of logos) expect((await request(logo.replace("/api", ""))).status).toBe(200);
}

test.each(["sqlite", "postgres"] as const)(
  "on %s a restore that is killed, whenever that is, leaves the partners from before or those of the backup, whole",
  async (kind) => {
    const killed = moments.map(async (moment) => {
      const address = await newAddress[kind]();
      {
        await using database = await openDatabase(address, () => {});
        await restoreBackup(database, before, { replace: false, now: new Date() });
      }
      const ended = await restoreAndKill(address, moment);
      // A thread that is late kills nothing: the command is then done.
      expect(moment.afterMs === 0 ? ["SIGKILL"] : ["SIGKILL", 0]).toContain(ended);
      {
        await using database = await openDatabase(address, () => {});
        const { rows } = await readBackupRows(database);
        const isRestored = moment.afterMs > 0 && rows.partners.length === restored.rows.partners.length;
        expect(rows).toEqual((isRestored || ended === 0 ? restored : before).rows);
        const sound = { damages: [], warnings: [] };
        expect(await checkIntegrity(database, { kind, logoMistake: () => undefined })).toEqual(sound);
        await expectLogos(database, 20);
        await restoreBackup(database, restored, { replace: true, now: new Date() });
        expect((await readBackupRows(database)).rows).toEqual(restored.rows);
      }
      if (address.kind === "sqlite") expect(await readdir(path.dirname(address.file))).toEqual(["partners.sqlite"]);
    });
    await Promise.all(killed);
  },
);
