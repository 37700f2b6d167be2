import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOnBothDatabases } from "../../tests/support/postgres-and-sqlite.ts";
import { logoFileName, storedLogoPath } from "../logos/logo-names.ts";
import { addPartner } from "../partners/change-partners.ts";
import { samplePartner } from "../partners/sample-partner.fixture.ts";
import { checkIntegrity } from "./check-integrity.ts";
import { openDatabase } from "./open-database.ts";
import type { Database, Tables } from "./tables.ts";

const check = (database: Database) => checkIntegrity(database, { kind: "sqlite", logoMistake: () => undefined });

const svg = Buffer.from("<svg/>");
const name = logoFileName(svg);

describeOnBothDatabases("the integrity check", (on) => {
  const checkPartner = async (own: Partial<Tables["partners"]>) => {
    const { _id } = await addPartner(on.database, samplePartner());
    await on.database
      .insertInto("logos")
      .values({ name, content: svg.toString("base64") })
      .execute();
    await on.database.updateTable("partners").set(own).execute();
    const kind = (await isSqlite(on.database)) ? "sqlite" : "postgres";
    const logoMistake = (logo: string) => (logo === "/images/none.svg" ? "there is no such picture" : undefined);
    const { damages, warnings } = await checkIntegrity(on.database, { kind, logoMistake });
    const withoutId = (line: string) => line.replace(_id, "1");
    return { damages: damages.map(withoutId), warnings: warnings.map(withoutId) };
  };

  test("has nothing to say where nothing is wrong", async () => {
    expect(await checkPartner({ logo: storedLogoPath(name), logo_file: name })).toEqual({ damages: [], warnings: [] });
  });

  test.each<[Partial<Tables["partners"]>, RegExp]>([
    [
      { website: "www" },
      /^"Namuna Town Hall" \(id 1\) is not shown: website must be a web address .* Update or remove it$/,
    ],
    [{ name_key: "x" }, /^"Namuna Town Hall" \(id 1\): its folded name belongs to another name: update its name$/],
    [{ logo_file: name }, /\(id 1\): its logo and the file of its logo differ: update its logo$/],
    [{ logo: storedLogoPath(name) }, /\(id 1\): its logo and the file of its logo differ: update its logo$/],
  ])("names the partner with %j, and the mend", async (own, line) => {
    expect(await checkPartner(own)).toMatchObject({ damages: [expect.stringMatching(line)] });
  });

  test("warns of what the site does not show or need, which is no damage", async () => {
    expect(await checkPartner({ logo: "/images/none.svg" })).toEqual({
      damages: [],
      warnings: [
        '"Namuna Town Hall" (id 1): there is no such picture',
        `The logo ${name} belongs to no partner: it goes when any partner is removed or gets another logo`,
      ],
    });
  });

  test("names a logo that is not there, and one that is not what it was", async () => {
    const content = Buffer.from("<svg />").toString("base64");
    await on.database
      .insertInto("logos")
      .values({ name: `${"0".repeat(32)}.svg`, content })
      .execute();
    const { damages } = await checkPartner({ logo: `logos/${"1".repeat(32)}.svg` });
    expect(damages).toEqual([
      '"Namuna Town Hall" (id 1): its logo and the file of its logo differ: update its logo',
      '"Namuna Town Hall" (id 1): its logo logos/11111111111111111111111111111111.svg is not in the database: update its logo',
      `The logo ${"0".repeat(32)}.svg is not what it was when it was added: give it again to the partners that show it`,
    ]);
  });
});

async function isSqlite(database: Database): Promise<boolean> {
  return sql`select sqlite_version()`.execute(database).then(
    () => true,
    () => false,
  );
}

test("a file of which bits have changed is said to be damaged", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "integrity-"));
  const file = path.join(folder, "partners.sqlite");
  {
    await using database = await openDatabase({ kind: "sqlite", file }, () => {});
    for (const name of ["One", "Two"]) await addPartner(database, samplePartner({ name }));
    expect(await check(database)).toEqual({ damages: [], warnings: [] });
  }
  const bytes = await readFile(file);
  bytes.write("tvo", bytes.indexOf("two"));
  await writeFile(file, bytes);
  await using damaged = await openDatabase({ kind: "sqlite", file }, () => {});
  const damage = /^The file is damaged: row \d+ missing from index .*\. Restore the newest backup into a new one$/;
  expect((await check(damaged)).damages).toContainEqual(expect.stringMatching(damage));
  await rm(folder, { recursive: true });
});
