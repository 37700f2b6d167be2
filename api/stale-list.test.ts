import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { createPostgresDatabase } from "../tests/support/postgres-and-sqlite.ts";
import { staleIfErrorSeconds } from "./cache-times.ts";
import { openDatabase } from "./database/open-database.ts";
import type { Database } from "./database/tables.ts";
import { addPartner } from "./partners/change-partners.ts";
import { samplePartner } from "./partners/sample-partner.fixture.ts";
import { createTestApp } from "./test-app.fixture.ts";

const lists = ["/partners", "/partners/category/hosts"];

/** How many partners each list has, and how old it says that it is. */
async function ask({ request }: ReturnType<typeof createTestApp>) {
  const told: [status: number, partners: number, age: string | null][] = [];
  for (const path of lists) {
    const answer = await request(path);
    const list = await answer.json();
    told.push([answer.status, (list.hosts ?? list).length, answer.headers.get("Age")]);
    if (answer.ok) expect(answer.headers.get("Cache-Control")).toContain(`, stale-if-error=${staleIfErrorSeconds}`);
  }
  return told;
}

const bothAre = (status: number, partners: number | undefined, age: string | null) =>
  lists.map(() => [status, partners, age]);

/** What the log has of it, without the requests. */
const faultsOf = ({ lines }: ReturnType<typeof createTestApp>) =>
  lines.filter(({ msg }) => msg !== "request").map(({ level, msg, listAgeMs }) => ({ level, msg, listAgeMs }));

const recovered = { level: 30, msg: "the partners can be read again", listAgeMs: undefined };

test("A-5 while the database cannot be read the last lists are answered for a day, with their age, and the log says it once", async () => {
  await using database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  const app = createTestApp(database);
  await addPartner(database, samplePartner());
  expect(await ask(app)).toEqual(bothAre(200, 1, null));
  await database.schema.alterTable("partners").renameTo("elsewhere").execute();
  app.passTime(90_500);
  expect(await ask(app)).toEqual(bothAre(200, 1, "90"));
  app.passTime(staleIfErrorSeconds * 1000 - 90_501);
  expect(await ask(app)).toEqual(bothAre(200, 1, String(staleIfErrorSeconds - 1)));
  const words =
    "The database has not the tables that it should have (no such table: partners): restore the newest backup into a new one";
  expect(faultsOf(app)).toEqual([{ level: 50, msg: words, listAgeMs: 90_500 }]);
  app.passTime(1);
  expect(await ask(app)).toEqual(bothAre(503, undefined, null));
  await database.schema.alterTable("elsewhere").renameTo("partners").execute();
  await addPartner(database, samplePartner({ name: "Two" }));
  expect(await ask(app)).toEqual(bothAre(200, 2, null));
  expect(faultsOf(app).at(-1)).toEqual(recovered);
});

/** Keeps everybody from reading the partners, until it is let go. */
async function lockPartners(database: Database) {
  const locked = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const done = database.transaction().execute(async (transaction) => {
    await sql`lock table partners in access exclusive mode`.execute(transaction);
    locked.resolve();
    await letGo.promise;
  });
  await locked.promise;
  return async () => {
    letGo.resolve();
    await done;
  };
}

test("A-5 while the partners of a PostgreSQL are locked nobody waits for them: the last lists come at once", async () => {
  const url = await createPostgresDatabase();
  await using other = await openDatabase({ kind: "postgres", url }, () => {});
  await using database = await openDatabase({ kind: "postgres", url }, () => {});
  const app = createTestApp(database);
  await addPartner(database, samplePartner());
  expect(await ask(app)).toEqual(bothAre(200, 1, null));
  const unlock = await lockPartners(other);
  app.passTime(90_000);
  const began = performance.now();
  expect(await ask(app)).toEqual(bothAre(200, 1, "90"));
  expect((await app.request("/readyz")).status).toBe(503);
  // Three that would each wait the ten seconds after which PostgreSQL gives up; on a machine that is not busy it is two in all.
  expect(performance.now() - began).toBeLessThan(8_000);
  await unlock();
  await addPartner(database, samplePartner({ name: "Two" }));
  await vi.waitFor(
    async () => {
      app.passTime(1_000);
      expect(await ask(app)).toEqual(bothAre(200, 2, null));
    },
    { timeout: 20_000 },
  );
  expect((await app.request("/readyz")).status).toBe(200);
});
