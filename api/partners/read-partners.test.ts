import { expect, test } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { addPartner } from "./change-partners.ts";
import { listPartners } from "./read-partners.ts";
import { samplePartner } from "./sample-partner.fixture.ts";
import { storedPartners } from "./stored-partners.fixture.ts";

test("a row that breaks the rules is named instead of listed, and still exported", async () => {
  await using database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  const good = await addPartner(database, samplePartner({ name: "Good" }));
  const { _id } = await addPartner(database, samplePartner());
  await database.updateTable("partners").set({ logo: "logo.svg" }).where("id", "=", _id).execute();
  const { partners, badRows } = await listPartners(database);
  expect(partners.hosts).toEqual([good]);
  expect(badRows).toEqual([
    `"Namuna Town Hall" (id ${_id}) is not shown: logo must be a web address (https://…) or a path on this site that begins with one slash (/images/…), not "logo.svg". Update or remove it`,
  ]);
  expect(await storedPartners(database)).toEqual([
    samplePartner({ name: "Good" }),
    samplePartner({ logo: "logo.svg" }),
  ]);
});
