import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { describeOnBothDatabases } from "../../tests/support/postgres-and-sqlite.ts";
import { logoMaxAgeMs } from "../cache-times.ts";
import { openDatabase } from "../database/open-database.ts";
import { logoFileName } from "./logo-names.ts";
import { createLogoCache } from "./serve-logos.ts";
import { insertLogos } from "./stored-logos.ts";

const picture = (size: number) => {
  const bytes = randomBytes(size);
  return { name: logoFileName(bytes), bytes };
};

describeOnBothDatabases("a logo that has been answered", (on) => {
  test("is answered from memory, and no more when it has been removed", async () => {
    const logo = picture(9);
    await on.database.transaction().execute((transaction) => insertLogos(transaction, [logo]));
    let now = 0;
    const cache = createLogoCache(on.database, () => now);
    const first = await cache.named(logo.name);
    now += logoMaxAgeMs;
    expect(await cache.named(logo.name)).toBe(first);
    await on.database.deleteFrom("logos").execute();
    expect(await cache.named(logo.name)).toBe(first);
    now += logoMaxAgeMs;
    await expect(cache.named(logo.name)).rejects.toMatchObject({ code: "logo-unknown" });
    await expect(cache.named(logo.name)).rejects.toMatchObject({ code: "logo-unknown" });
  });
});

test("a logo is still answered while the database cannot say whether it is there", async () => {
  const logo = picture(9);
  const database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  await database.transaction().execute((transaction) => insertLogos(transaction, [logo]));
  let now = 0;
  const cache = createLogoCache(database, () => now);
  const first = await cache.named(logo.name);
  await database.destroy();
  now += logoMaxAgeMs;
  expect(await cache.named(logo.name)).toBe(first);
});

test("of more logos than fit into memory the oldest is read again", async () => {
  await using database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  const logos = [1, 2, 3].map(() => picture(3 * 1024 * 1024));
  await database.transaction().execute((transaction) => insertLogos(transaction, logos));
  const cache = createLogoCache(database, () => 0);
  const answers = [];
  for (const { name } of logos) answers.push(await cache.named(name));
  const [first = "", second = "", third = ""] = logos.map(({ name }) => name);
  expect(await cache.named(third)).toBe(answers[2]);
  expect(await cache.named(second)).toBe(answers[1]);
  expect(await cache.named(first)).not.toBe(answers[0]);
});
