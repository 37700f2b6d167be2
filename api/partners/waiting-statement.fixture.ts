import { sql } from "kysely";
import { expect, vi } from "vitest";
import type { Database } from "../database/tables.ts";

/** Waits until a statement in this PostgreSQL database waits for another transaction to end. */
export async function untilStatementWaits(database: Database): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await waiting.execute(database)).rows).toHaveLength(1), { timeout: 60_000 });
}
