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
