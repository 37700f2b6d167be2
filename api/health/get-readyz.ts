import type { Handler } from "hono";
import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import type { ApiEnvironment } from "../http/api-environment.ts";

/** `GET /readyz`: the database answers, so requests may be sent here. */
export function getReadyz(database: Database): Handler<ApiEnvironment> {
  return async (c) => {
    try {
      await sql`select 1`.execute(database);
    } catch (cause) {
      throw new CodedError("database-unavailable", "The database does not answer: try again soon", { cause });
    }
    return c.json({ status: "ready" }, 200, { "Cache-Control": "no-store" });
  };
}
