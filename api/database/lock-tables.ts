import { PostgresAdapter, sql } from "kysely";
import type { DatabaseTransaction } from "./tables.ts";

/**
 * Lets nobody else write until the transaction ends; all can read. With SQLite that is so from a transaction's
 * beginning. The order is that in which most commands come to the tables: two that wait for each other are rare.
 */
export async function lockTables(transaction: DatabaseTransaction): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`lock table seedings, logos, partners in exclusive mode`.execute(transaction);
}

/** Whether PostgreSQL ended a transaction because it and another one waited for each other (deadlock_detected). */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "40P01";
}
