import { expect, test } from "vitest";
import { createPostgresDatabase } from "../../tests/support/postgres-and-sqlite.ts";
import { openDatabase } from "../database/open-database.ts";
import { exportPartners } from "./export-partners.ts";
import { importPartners } from "./import-partners.ts";
import { insertPartners } from "./insert-partners.ts";
import { samplePartner } from "./sample-partner.fixture.ts";
import { untilStatementWaits } from "./waiting-statement.fixture.ts";

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
  expect(await exportPartners(database)).toEqual([samplePartner()]);
});
