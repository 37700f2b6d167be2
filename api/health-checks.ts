import type { Handler } from "hono";
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
 * `GET /readyz`: the database answers for its partners, so requests may be sent here. It is asked for one row's id, which
 * costs the same however many partners there are; a question without a table would not read SQLite's file at all.
 */
export function getReadyz(database: Database): Handler<ApiEnvironment> {
  return async (c) => {
    try {
      await database.selectFrom("partners").select("id").limit(1).execute();
    } catch (cause) {
      throw new CodedError("database-unavailable", "The database does not answer: try again soon", { cause });
    }
    return c.json({ status: "ready" }, 200, { "Cache-Control": "no-store" });
  };
}
