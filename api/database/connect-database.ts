import { Kysely, PostgresDialect } from "kysely";
import type { DatabaseAddress } from "./database-address.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";
import type { Database, Tables } from "./tables.ts";

const postgresLimits = {
  max: 10,
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
} as const;

/**
 * Makes the connection object; nothing is opened before the first query.
 *
 * @param onIdleError told when an idle PostgreSQL connection breaks; the pool makes a new one at the next query
 * @returns the database; its `destroy()` closes it
 */
export function connectDatabase(address: DatabaseAddress, onIdleError: (error: Error) => void): Database {
  if (address.kind === "sqlite") return new Kysely<Tables>({ dialect: new NodeSqliteDialect(address.file) });
  const openPool = async () => {
    // Loaded by those who use it: whoever keeps the partners in a file needs no driver.
    const { Pool } = await import("pg");
    const pool = new Pool({ ...postgresLimits, connectionString: address.url });
    // Without a listener Node would end the process when the database server restarts.
    pool.on("error", (error) => onIdleError(withoutClient(error)));
    // The same of a connection in use, for which the pool does not listen: its next query fails, and says why.
    pool.on("connect", (client) => client.on("error", () => {}));
    return pool;
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool }) });
}

/** The pool hangs the whole client on its errors, secret key included: none of that may reach a log. */
function withoutClient({ message, code }: Error & { code?: string }): Error {
  return Object.assign(new Error(message), code !== undefined && { code });
}
