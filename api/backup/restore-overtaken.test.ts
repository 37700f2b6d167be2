import { expect, test } from "vitest";
import { createPostgresDatabase } from "../../tests/support/postgres-and-sqlite.ts";
import { openDatabase } from "../database/open-database.ts";
import { insertPartners } from "../partners/insert-partners.ts";
import { samplePartner } from "../partners/sample-partner.fixture.ts";
import { storedPartners } from "../partners/stored-partners.fixture.ts";
import { untilStatementWaits } from "../partners/waiting-statement.fixture.ts";
import { restoreBackup } from "./restore-backup.ts";

// All on PostgreSQL: on SQLite one command waits until the other has ended.

const now = new Date("2026-11-21T12:00:00Z");
const empty = { rows: { logos: [], partners: [], seedings: [] } };

test.each([
  [false, "it is refused, and the partner stays", ["Added"]],
  [true, "it takes its place too, where that is asked for", []],
])(
  "on PostgreSQL a restore that begins while another command adds a partner, and may replace: %s: %s",
  async (replace, _what, left) => {
    const url = await createPostgresDatabase();
    await using database = await openDatabase({ kind: "postgres", url }, () => {});
    const adding = await database.startTransaction().execute();
    await insertPartners(adding, [samplePartner({ name: "Added" })]);
    const outcome = restoreBackup(database, empty, { replace, now }).catch((error) => error);
    await untilStatementWaits(database);
    await adding.commit().execute();
    expect(await outcome).toEqual(replace ? undefined : expect.objectContaining({ code: "partner-exists" }));
    expect((await storedPartners(database)).map(({ name }) => name)).toEqual(left);
  },
);

test("on PostgreSQL a restore that waits for another command, which waits for it, is refused whole, in words", async () => {
  const url = await createPostgresDatabase();
  await using database = await openDatabase({ kind: "postgres", url }, () => {});
  // PostgreSQL refuses whichever of the two it comes to first when both wait, which on a busy machine may be the other.
  const restoreMeanwhile = async () => {
    const other = await database.startTransaction().execute();
    await other.deleteFrom("partners").execute();
    const outcome = restoreBackup(database, empty, { replace: false, now }).catch((error) => error);
    await untilStatementWaits(database);
    const deleted = await Promise.allSettled([other.deleteFrom("logos").execute()]);
    await (deleted[0].status === "fulfilled" ? other.commit() : other.rollback()).execute();
    return outcome;
  };
  await expect
    .poll(restoreMeanwhile)
    .toMatchObject({ code: "overtaken", message: expect.stringContaining("restore again") });
});
