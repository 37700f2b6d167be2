import { expect, test } from "vitest";
import { partnerCategories } from "../../catalogue/partner.ts";
import { describeOnBothDatabases } from "../../tests/support/postgres-and-sqlite.ts";
import { migrateDatabase } from "./migrate-database.ts";
import type { Tables } from "./tables.ts";

const row: Tables["partners"] = {
  id: "1",
  category: "hosts",
  name: "Namuna",
  name_key: "namuna",
  logo: "/images/a.svg",
  logo_file: null,
  website: "https://a.example",
  position: 1,
};

describeOnBothDatabases("the database itself", (on) => {
  const insert = (own: object) =>
    on.database
      .insertInto("partners")
      .values({ ...row, ...own })
      .execute();

  test("takes every category of the catalogue", async () => {
    for (const category of partnerCategories) await insert({ id: category, category });
    expect(await on.database.selectFrom("partners").select("id").execute()).toHaveLength(partnerCategories.length);
  });

  test.each([
    ["an unknown category", { category: "sponsors" }],
    ["an empty name", { name: "  " }],
    ["an empty logo", { logo: "" }],
    ["an empty website", { website: "" }],
    ["no name", { name: null }],
  ])("refuses %s", async (_what, own) => {
    await expect(insert(own)).rejects.toThrow(/constraint/);
  });

  test("refuses a second partner of a name in a category", async () => {
    await insert({});
    await expect(insert({ id: "2" })).rejects.toThrow(/unique/i);
  });

  test("is left as it is when it is up to date", async () => {
    await insert({});
    await migrateDatabase(on.database);
    expect(await on.database.selectFrom("partners").selectAll().execute()).toEqual([row]);
  });
});
