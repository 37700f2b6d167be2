import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { NewPartner } from "../../catalogue/partner.ts";
import { createPostgresDatabase, describeOnBothDatabases } from "../../tests/support/postgres-and-sqlite.ts";
import { alignPartners } from "../content/align-partners.ts";
import type { DatabaseAddress } from "../database/database-address.ts";
import { tableVersions } from "../database/migrate-database.ts";
import { openDatabase } from "../database/open-database.ts";
import type { Database } from "../database/tables.ts";
import { addPartner, removePartner } from "../partners/change-partners.ts";
import { insertPartners } from "../partners/insert-partners.ts";
import { samplePartner } from "../partners/sample-partner.fixture.ts";
import { storedPartners } from "../partners/stored-partners.fixture.ts";
import { decodeBackup, encodeBackup } from "./backup-format.ts";
import { readBackupRows } from "./backup-rows.ts";
import { restoreBackup } from "./restore-backup.ts";

const made = new Date("2026-11-21T12:00:00Z");

/** The database's backup, as it comes back from the bytes of a file. */
const backUp = async (database: Database) => decodeBackup(encodeBackup({ made, ...(await readBackupRows(database)) }));

const tables = tableVersions.at(-1) ?? "";

const restoring = { replace: false, now: made };

const logo = { name: `0123${"0".repeat(28)}.svg`, content: "PHN2Zy8+" };

/** What a start does where the partners come from the database: fills a new one. */
const fillNew = (database: Database, contentPartners: NewPartner[]) =>
  alignPartners(database, { partnersFrom: "database", contentPartners }, made);

async function fill(database: Database): Promise<void> {
  await fillNew(database, [samplePartner({ name: "नमूना 🏛️\u2028" }), samplePartner({ name: "Two" })]);
  await addPartner(database, samplePartner({ name: "Three", category: "supporters" }));
  await database.insertInto("logos").values(logo).execute();
  const files = { logo: `logos/${logo.name}`, logo_file: logo.name };
  await database.updateTable("partners").set(files).where("name", "=", "Two").execute();
  // What another program may have written.
  await database.updateTable("partners").set({ website: "www" }).where("name", "=", "Three").execute();
}

describeOnBothDatabases("a backup", (on) => {
  test("is restored into an empty database of either kind, row for row, and fills no second time", async () => {
    await fill(on.database);
    const backup = await backUp(on.database);
    const addresses: DatabaseAddress[] = [
      { kind: "sqlite", file: ":memory:" },
      { kind: "postgres", url: await createPostgresDatabase() },
    ];
    for (const address of addresses) {
      await using other = await openDatabase(address, () => {});
      await restoreBackup(other, backup, restoring);
      expect(await readBackupRows(other)).toEqual(await readBackupRows(on.database));
      expect(await fillNew(other, [samplePartner()])).toBeUndefined();
    }
  });

  test("of a database without partners keeps it so: no server fills it", async () => {
    const backup = await backUp(on.database);
    await restoreBackup(on.database, backup, restoring);
    expect(await fillNew(on.database, [samplePartner()])).toBeUndefined();
  });

  test("takes the place of partners only when that is asked for", async () => {
    await addPartner(on.database, samplePartner({ name: "Kept" }));
    const backup = await backUp(on.database);
    const { _id } = await addPartner(on.database, samplePartner({ name: "Later" }));
    const before = await readBackupRows(on.database);
    await expect(restoreBackup(on.database, backup, restoring)).rejects.toMatchObject({
      code: "partner-exists",
      message:
        "The database has 2 partners already, so nothing was restored: add --replace to put the backup's in their place",
    });
    expect(await readBackupRows(on.database)).toEqual(before);
    await removePartner(on.database, _id);
    await expect(restoreBackup(on.database, backup, restoring)).rejects.toThrow("has a partner already");
    await restoreBackup(on.database, backup, { ...restoring, replace: true });
    expect((await storedPartners(on.database)).map(({ name }) => name)).toEqual(["Kept"]);
  });

  test("that the database refuses in its midst changes nothing", async () => {
    await fill(on.database);
    const before = await readBackupRows(on.database);
    const [first] = before.rows.partners;
    const broken = { rows: { ...before.rows, partners: [...before.rows.partners, { ...first, id: "x" }] } };
    await expect(
      restoreBackup(on.database, broken as typeof before, { ...restoring, replace: true }),
    ).rejects.toMatchObject({
      code: "input-invalid",
      message: expect.stringMatching(
        /^The backup holds a row that this database refuses \(.*partners.*\), so nothing was restored: restore it into a new database, or restore another backup$/,
      ),
    });
    expect(await readBackupRows(on.database)).toEqual(before);
  });
});

const ownFile = async () => path.join(await mkdtemp(path.join(os.tmpdir(), "backup-")), "partners.sqlite");

test.each<[string, () => Promise<DatabaseAddress>]>([
  ["SQLite", async () => ({ kind: "sqlite", file: await ownFile() })],
  ["PostgreSQL", async () => ({ kind: "postgres", url: await createPostgresDatabase() })],
])("a backup holds one moment, though others write meanwhile, on %s", async (_kind, newAddress) => {
  const address = await newAddress();
  await using database = await openDatabase(address, () => {});
  await using other = await openDatabase(address, () => {});
  await addPartner(database, samplePartner({ name: "Before" }));
  const writing = database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await other
        .transaction()
        .execute((transaction) => insertPartners(transaction, [samplePartner({ name: crypto.randomUUID() })]));
      return result;
    },
  });
  const { rows } = await readBackupRows(writing);
  expect(rows.partners.map(({ name }) => name)).toEqual(["Before"]);
  expect(await storedPartners(other)).not.toHaveLength(1);
  if (address.kind === "sqlite") await rm(path.dirname(address.file), { recursive: true });
});

const good = encodeBackup({ made, tables, rows: { logos: [logo], partners: [], seedings: [] } });
const changed = (change: (text: string) => string) => gzipSync(change(gunzipSync(good).toString()));
const withRows = (rows: object) =>
  encodeBackup({ made, tables, rows: { logos: [], partners: [], seedings: [], ...rows } } as Parameters<
    typeof encodeBackup
  >[0]);

test.each([
  ["is empty", Buffer.alloc(0), "is not whole: copy it again, or use another backup"],
  ["was cut off", good.subarray(0, -9), "is not whole: copy it again, or use another backup"],
  ["has one other byte", good.with(40, (good[40] ?? 0) ^ 1), /^is (?:no backup|not as it was made)/],
  ["is something else", Buffer.from("[]"), 'is no backup: give a file that "npm run partners -- backup" wrote'],
  ["is something else, packed", gzipSync('{"name":"A"}\n'), "is no backup"],
  ["was edited", changed((text) => text.replace("0123", "0124")), "is not as it was made: it was cut off, edited"],
  ["lost a line", changed((text) => text.replace(/\n.*logos.*\n/, "\n")), "is not as it was made"],
  ["lost its last line", changed((text) => text.replace(/\{"sha256.*\n/, "")), "is not as it was made"],
  [
    "is of a newer format",
    changed((text) => text.replace('"format":1', '"format":2')),
    "was made by a newer version of this program (format 2, tables ",
  ],
  [
    "is of newer tables",
    changed((text) => text.replace(/"tables":"[^"]*"/, '"tables":"2999-01-01-moon"')),
    "(format 1, tables 2999-01-01-moon): restore it with that version",
  ],
  ["names one row twice", withRows({ logos: [logo, logo] }), "cannot be restored: names one row twice"],
  [
    "names a path outside the folder of logos",
    withRows({ logos: [{ ...logo, name: "../../../x" }] }),
    "cannot be restored: logos.0.name is no name of a logo",
  ],
  ["has a row with another shape", withRows({ partners: [{ id: "1" }] }), "cannot be restored: partners.0.category"],
])("a file that %s is refused in words", (_what, bytes, message) => {
  expect(() => decodeBackup(bytes)).toThrow(expect.objectContaining({ code: "input-invalid" }));
  expect(() => decodeBackup(bytes)).toThrow(message);
});

test("a backup that would be too large to be read again is not made, and one that is says so", () => {
  const backup = decodeBackup(good);
  const size = gunzipSync(good).length;
  expect(decodeBackup(encodeBackup(backup, size), size)).toEqual(backup);
  const message = "is larger than a backup may be (1 MB unpacked)";
  expect(() => encodeBackup(backup, size - 1)).toThrow(message);
  expect(() => decodeBackup(good, size - 1)).toThrow(message);
});
