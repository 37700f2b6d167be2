import { expect, test } from "vitest";
import { createPostgresDatabase } from "../../tests/support/postgres-and-sqlite.ts";
import { openDatabase } from "../database/open-database.ts";
import type { DatabaseTransaction } from "../database/tables.ts";
import { addPartner, type PartnerChanges, updatePartner } from "./change-partners.ts";
import { importPartners } from "./import-partners.ts";
import { insertPartners } from "./insert-partners.ts";
import { listPartners } from "./read-partners.ts";
import { samplePartner } from "./sample-partner.fixture.ts";
import { storedPartners } from "./stored-partners.fixture.ts";
import { untilStatementWaits } from "./waiting-statement.fixture.ts";

/**
 * Changes a partner while another command is about to do something to it, on PostgreSQL, which lets both begin. SQLite
 * lets the second wait for the first.
 */
async function overtake(
  changes: PartnerChanges,
  meanwhile: (other: DatabaseTransaction, id: string) => Promise<unknown>,
) {
  await using database = await openDatabase({ kind: "postgres", url: await createPostgresDatabase() }, () => {});
  const { _id } = await addPartner(database, samplePartner());
  await addPartner(database, samplePartner({ name: "Second" }));
  const other = await database.startTransaction().execute();
  await meanwhile(other, _id);
  const outcome = updatePartner(database, _id, changes).catch((error) => error);
  // The partner is read by now, and its change waits for the other transaction.
  await untilStatementWaits(database);
  await other.commit().execute();
  return { _id, outcome: await outcome, partners: (await listPartners(database)).partners };
}

test("two commands that change different things of a partner at once both have their way", async () => {
  const logo = "https://new.example/logo.svg";
  const website = "https://new.example";
  const { _id, outcome, partners } = await overtake({ website }, (other, id) =>
    other.updateTable("partners").set({ logo }).where("id", "=", id).execute(),
  );
  const changed = { _id, name: samplePartner().name, logo, website };
  expect(outcome).toEqual(changed);
  expect(partners.hosts[0]).toEqual(changed);
});

test("a partner that another command removes at the same moment is not said to be changed", async () => {
  const { _id, outcome, partners } = await overtake({ website: "https://new.example" }, (other, id) =>
    other.deleteFrom("partners").where("id", "=", id).execute(),
  );
  expect(outcome).toMatchObject({
    code: "partner-unknown",
    message: `There is no partner with the id "${_id}": list them to see the ids`,
  });
  expect(partners.hosts.map(({ name }) => name)).toEqual(["Second"]);
});

test("an import that another command overtakes is refused whole, in words", async () => {
  await using database = await openDatabase({ kind: "postgres", url: await createPostgresDatabase() }, () => {});
  const other = await database.startTransaction().execute();
  await insertPartners(other, [samplePartner()]);
  const rows = [samplePartner({ name: "New" }), samplePartner()];
  const refused = importPartners(
    database,
    rows.map((value, index) => ({ place: `row ${index + 1}`, value })),
  ).catch((error) => error);
  // Its rows are checked by now, and its first statement waits for the other transaction.
  await untilStatementWaits(database);
  await other.commit().execute();
  expect(await refused).toMatchObject({
    code: "partner-exists",
    message: "Another command added one of these partners at the same moment, so none was imported: import again",
  });
  expect(await storedPartners(database)).toEqual([samplePartner()]);
});
