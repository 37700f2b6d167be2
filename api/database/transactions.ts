import { PostgresAdapter, sql } from "kysely";
import type { Database, DatabaseTransaction } from "./tables.ts";

/** Reads with several statements what the database holds at one moment, also while others write; nobody waits. */
export function readSnapshot<Result>(
  database: Database,
  read: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction().setAccessMode("read only").setIsolationLevel("repeatable read").execute(read);
}

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

/** SQLITE_CONSTRAINT and, of its kinds, SQLITE_CONSTRAINT_UNIQUE; https://sqlite.org/rescode.html */
const sqlite = { any: 19, unique: 2067 } as const;

/** Class 23 and, of it, unique_violation; https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgres = { any: /^23/, unique: /^23505$/ } as const;

/** Whether a query failed because a row like it is already there. */
export function isUniqueViolation(error: unknown): boolean {
  return violates(error, (code) => code === sqlite.unique, postgres.unique);
}

/** Whether a query failed because the database would break a rule of its own. */
export function isConstraintViolation(error: unknown): boolean {
  return violates(error, (code) => code % 256 === sqlite.any, postgres.any);
}

function violates(error: unknown, inSqlite: (code: number) => boolean, inPostgres: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error) return typeof error.errcode === "number" && inSqlite(error.errcode);
  return "code" in error && typeof error.code === "string" && inPostgres.test(error.code);
}

/** Rows per statement. A row has eight values at most, and PostgreSQL and SQLite allow some 32,000 values in one. */
const rowsPerStatement = 500;

/** Rows in portions that one statement can insert, in their order. */
export function* inChunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) yield rows.slice(start, start + rowsPerStatement);
}
