import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from "vitest";
import { openDatabase } from "../../api/database/open-database.ts";
import type { Database } from "../../api/database/tables.ts";

/** How a test reaches the database it runs on. */
export type TestDatabase = { readonly database: Database };

const failOnIdleError = (error: Error) => {
  throw error;
};

/** Runs the same tests on a fresh SQLite in memory and on a real PostgreSQL, each test on an empty database. */
export function describeOnBothDatabases(title: string, tests: (on: TestDatabase) => void): void {
  describe(`${title}, on SQLite`, () => {
    let database: Database;
    beforeEach(async () => {
      database = await openDatabase({ kind: "sqlite", file: ":memory:" }, failOnIdleError);
    });
    afterEach(() => database.destroy());
    tests({
      get database() {
        return database;
      },
    });
  });

  describe(`${title}, on PostgreSQL`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await openDatabase({ kind: "postgres", url: await createPostgresDatabase() }, failOnIdleError);
    });
    beforeEach(async () => {
      await database.deleteFrom("partners").execute();
      await database.deleteFrom("logos").execute();
      await database.deleteFrom("seedings").execute();
    });
    afterAll(() => database.destroy());
    tests({
      get database() {
        return database;
      },
    });
  });
}

/** A new, empty database in the run's PostgreSQL. It goes when the run ends. */
export async function createPostgresDatabase(): Promise<string> {
  const url = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template template0 ${await quickStrategy(client)}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** How a database is made in a quarter of the time: as files, which PostgreSQL before 15 does without being asked. */
async function quickStrategy(client: Client): Promise<string> {
  const { rows } = await client.query("select current_setting('server_version_num')::int >= 150000 as choice");
  return rows[0].choice ? "strategy file_copy" : "";
}
