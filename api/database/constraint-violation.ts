/** SQLITE_CONSTRAINT_UNIQUE, https://sqlite.org/rescode.html */
const sqliteUniqueViolation = 2067;

/** unique_violation, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgresUniqueViolation = "23505";

/** Whether a query failed because a row like it is already there. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error) return error.errcode === sqliteUniqueViolation;
  return "code" in error && error.code === postgresUniqueViolation;
}
