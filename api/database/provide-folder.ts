import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { CodedError } from "../errors.ts";
import { unwritable } from "../file-fault.ts";
import {
  type DatabaseAddress,
  defaultDatabaseAddress,
  describeDatabase,
  parseDatabaseAddress,
} from "./database-address.ts";

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
