import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { partnerCategories } from "../../catalogue/partner.ts";
import { createPostgresDatabase, describeOnBothDatabases } from "../../tests/support/postgres-and-sqlite.ts";
import { addPartner } from "../partners/change-partners.ts";
import { listPartners } from "../partners/read-partners.ts";
import { samplePartner } from "../partners/sample-partner.fixture.ts";
import { connectDatabase } from "./connect-database.ts";
import type { DatabaseAddress } from "./database-address.ts";
import { databaseFailure } from "./database-fault.ts";
import { migrateDatabase, migrateDatabaseTo, readNewestVersion, tableVersions } from "./migrate-database.ts";
import type { Database, Tables } from "./tables.ts";

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

/** What a program of the first version wrote. Every later version has these columns. */
const written = sql`
  insert into partners (id, category, name, name_key, logo, website, position)
  values ('p1', 'hosts', 'Namuna', 'namuna', '/images/a.svg', 'https://a.example', 7)`;

const shown = { _id: "p1", name: "Namuna", logo: "/images/a.svg", website: "https://a.example" };

const kinds: [string, () => Promise<DatabaseAddress>][] = [
  ["SQLite", async () => ({ kind: "sqlite", file: ":memory:" })],
  ["PostgreSQL", async () => ({ kind: "postgres", url: await createPostgresDatabase() })],
];

const columnsOf: Record<DatabaseAddress["kind"], (database: Database) => Promise<unknown>> = {
  sqlite: async (database) => {
    const columns = sql`
      select m.name as "table", c.name, c.type, c."notnull", c.dflt_value, c.pk
      from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' order by 1, 2`;
    return (await columns.execute(database)).rows;
  },
  postgres: async (database) => {
    const columns = sql`
      select table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema = 'public' order by 1, 2`;
    return (await columns.execute(database)).rows;
  },
};

describe.each(kinds)("a database of an earlier version, on %s", (_kind, newAddress) => {
  test.each(tableVersions)("%s keeps its partners and has the tables of today", async (version) => {
    const [address, newest] = [await newAddress(), await newAddress()];
    await using database = connectDatabase(address, () => {});
    await using today = connectDatabase(newest, () => {});
    await migrateDatabaseTo(database, version);
    await written.execute(database);
    await migrateDatabase(database);
    await migrateDatabase(today);
    expect(await columnsOf[address.kind](database)).toEqual(await columnsOf[address.kind](today));
    const added = await addPartner(database, samplePartner());
    expect((await listPartners(database)).partners.hosts).toEqual([shown, added]);
  });

  test("goes back to what a release before could read, and forward again, with its partners", async () => {
    await using database = connectDatabase(await newAddress(), () => {});
    await migrateDatabase(database);
    await written.execute(database);
    // Those before came when nobody could roll back yet.
    const first = "2026-11-23-content-partners";
    for (const version of [
      ...tableVersions.slice(tableVersions.indexOf(first)).reverse(),
      ...tableVersions.slice(-1),
    ]) {
      await migrateDatabaseTo(database, version);
      expect(await readNewestVersion(database)).toBe(version);
      expect((await listPartners(database)).partners.hosts).toEqual([shown]);
    }
    await expect(migrateDatabaseTo(database, "2026-11-21-logos")).rejects.toThrow(
      `cannot become again what it was before ${first}`,
    );
    expect(await readNewestVersion(database)).toBe(tableVersions.at(-1));
  });

  test("of a later one is refused by its name, and left as it is", async () => {
    const address = await newAddress();
    await using database = connectDatabase(address, () => {});
    await migrateDatabase(database);
    await written.execute(database);
    await sql`insert into kysely_migration values ('2999-01-01-moon', '2999-01-01T00:00:00Z')`.execute(database);
    const refusal = await migrateDatabase(database).catch((error) => error);
    expect(databaseFailure(address, refusal).message).toMatch(
      /^(SQLite|PostgreSQL) \S+ was changed by a newer version of this program \(2999-01-01-moon\), which this one cannot read: run that version/,
    );
    expect((await listPartners(database)).partners.hosts).toEqual([shown]);
  });
});
