import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { CodedError } from "../errors.ts";
import { unwritable } from "../file-fault.ts";
import { connectDatabase } from "./connect-database.ts";
import {
  type DatabaseAddress,
  defaultDatabaseAddress,
  describeDatabase,
  isNewFile,
  parseDatabaseAddress,
} from "./database-address.ts";
import { databaseFailure } from "./database-fault.ts";
import { migrateDatabase, readTablesVersion } from "./migrate-database.ts";
import type { Database } from "./tables.ts";

/**
 * Connects and brings the tables up to date.
 *
 * @param onIdleError see `connectDatabase`
 * @throws CodedError `database-unavailable` with the reason
 */
export async function openDatabase(address: DatabaseAddress, onIdleError: (error: Error) => void): Promise<Database> {
  provideFolder(address);
  return connectPrepared(address, onIdleError, migrateDatabase);
}

/**
 * Connects to a database that is there, and brings its tables up to date.
 *
 * @param onIdleError see `connectDatabase`
 * @throws CodedError `database-unavailable` with the reason, also where a file is not there
 */
export async function openToChange(address: DatabaseAddress, onIdleError: (error: Error) => void): Promise<Database> {
  requireDatabase(address);
  return openDatabase(address, onIdleError);
}

/**
 * Connects to a database that is there, and leaves its tables as they are: a server of an older version may be using
 * them. Whoever reads then may meet the tables of any version in `tableVersions`.
 *
 * @param onIdleError see `connectDatabase`
 * @throws CodedError `database-unavailable` with the reason, also where there are no tables, or newer ones
 */
export async function openToRead(address: DatabaseAddress, onIdleError: (error: Error) => void): Promise<Database> {
  requireDatabase(address);
  return connectPrepared(address, onIdleError, readTablesVersion);
}

/**
 * For work that makes no sense on a new database: SQLite would make an empty file at a mistyped address.
 *
 * @throws CodedError `database-unavailable` where the address is a file that is not there
 */
export function requireDatabase(address: DatabaseAddress): void {
  if (!isNewFile(address)) return;
  const message = `${describeDatabase(address)} is not there: check --database, DATABASE_URL and the folder you are in`;
  throw new CodedError("database-unavailable", message);
}

/**
 * Connects, and does what has to come before all else; where that fails nothing stays open.
 *
 * @param onIdleError see `connectDatabase`
 * @throws CodedError `database-unavailable` with the reason
 */
export async function connectPrepared(
  address: DatabaseAddress,
  onIdleError: (error: Error) => void,
  prepare: (database: Database) => Promise<unknown>,
): Promise<Database> {
  const database = connectDatabase(address, onIdleError);
  try {
    await prepare(database);
    return database;
  } catch (cause) {
    await database.destroy();
    throw databaseFailure(address, cause);
  }
}

const usual = parseDatabaseAddress(defaultDatabaseAddress);

/**
 * Makes the folder of the database that is used when nothing else is said. Any other has to be there: a mistyped one
 * would be a new, empty database that nobody looks for.
 *
 * @throws CodedError `database-unavailable` that names the folder, also where it cannot be made
 */
export function provideFolder(address: DatabaseAddress): void {
  if (address.kind !== "sqlite" || address.file === ":memory:") return;
  const folder = path.resolve(path.dirname(address.file));
  if (existsSync(folder)) return;
  if (usual.kind !== "sqlite" || folder !== path.resolve(path.dirname(usual.file))) {
    const message = `${describeDatabase(address)} cannot be made, because there is no folder ${folder}: make it, or correct --database or DATABASE_URL`;
    throw new CodedError("database-unavailable", message);
  }
  try {
    mkdirSync(folder);
  } catch (cause) {
    throw new CodedError("database-unavailable", `${describeDatabase(address)} ${unwritable(address.file, cause)}`, {
      cause,
    });
  }
}
