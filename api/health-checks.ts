import { setTimeout as sleep } from "node:timers/promises";
import type { Handler } from "hono";
import { readinessPatienceMs } from "./cache-times.ts";
import type { CheckFile } from "./database/database-file.ts";
import type { Database } from "./database/tables.ts";
import { CodedError } from "./errors.ts";
import type { ApiEnvironment, Release } from "./http/api-environment.ts";

/**
 * `GET /healthz`: the process is up, and which version and build it is of. Asks nothing of the database, so that its failure
 * restarts no server.
 */
export function getHealthz(release: Release): Handler<ApiEnvironment> {
  return (c) => c.json({ status: "ok", ...release }, 200, { "Cache-Control": "no-store" });
}

/**
 * `GET /readyz`: the database answers for its partners within a moment, and its file is the one that was opened, so requests
 * may be sent here. It is asked for one row's id, which costs the same however many partners there are; a question without
 * a table would not read SQLite's file at all. However many ask, the database is asked once at a time.
 */
export function getReadyz(database: Database, checkFile: CheckFile): Handler<ApiEnvironment> {
  let asking: Promise<unknown> | undefined;
  const ask = async () => {
    try {
      await checkFile();
      await database.selectFrom("partners").select("id").limit(1).execute();
    } finally {
      asking = undefined;
    }
  };
  const giveUp = async () => {
    await sleep(readinessPatienceMs, undefined, { ref: false });
    throw new Error(`the database has not answered for ${readinessPatienceMs} ms`);
  };
  return async (c) => {
    try {
      asking ??= ask();
      await Promise.race([asking, giveUp()]);
    } catch (cause) {
      throw new CodedError("database-unavailable", "The database does not answer: try again soon", { cause });
    }
    return c.json({ status: "ready" }, 200, { "Cache-Control": "no-store" });
  };
}
