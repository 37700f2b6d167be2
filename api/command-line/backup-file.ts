import { type Backup, decodeBackup, encodeBackup } from "../backup/backup-format.ts";
import { readBackupRows } from "../backup/backup-rows.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { readOrdinaryFile } from "../read-ordinary-file.ts";
import { writeFileAtomically } from "./write-file-atomically.ts";

/** The most that a backup may weigh, in bytes: what it may unpack to. */
const largest = { bytes: 256 * 1024 * 1024, mend: "use the database's own means instead" };

/** Whoever makes a backup may read it and write it, and nobody else on the machine. */
const ownerAlone = 0o600;

/**
 * Writes everything that the database keeps into a file, replaced in one step.
 *
 * @returns what was done, in words
 * @throws CodedError `input-invalid` when the file cannot be written, or could not be restored
 */
export async function backUpToFile(database: Database, file: string, now: Date): Promise<string> {
  const backup = { made: now, ...(await readBackupRows(database)) };
  await writeFileAtomically(file, restorableBytes(backup), { mode: ownerAlone });
  return `Backed up ${counts(backup)} to ${file}`;
}

/** A backup's bytes, read again before they take the place of an older backup that may be good. */
function restorableBytes(backup: Backup): Buffer {
  try {
    const bytes = encodeBackup(backup);
    decodeBackup(bytes);
    return bytes;
  } catch (cause) {
    if (!(cause instanceof CodedError)) throw cause;
    throw new CodedError(cause.code, `Nothing was written, because the backup ${cause.message}`, { cause });
  }
}

/**
 * Reads a backup and checks it whole; nothing is written.
 *
 * @throws CodedError `input-invalid` that names the file, what is wrong with it and how to mend that
 */
export async function readBackupFile(file: string): Promise<Backup> {
  try {
    return decodeBackup(await readOrdinaryFile(file, largest));
  } catch (cause) {
    if (!(cause instanceof CodedError)) throw cause;
    throw new CodedError(cause.code, `${file} ${cause.message}`, { cause });
  }
}

/**
 * Puts a backup into the database, all or nothing.
 *
 * @param options see `restoreBackup`
 * @returns what was done, in words
 */
export async function restoreToDatabase(
  database: Database,
  backup: Backup,
  options: Parameters<typeof restoreBackup>[2],
): Promise<string> {
  await restoreBackup(database, backup, options);
  return `Restored ${counts(backup)} of ${backup.made.toISOString()}`;
}

function counts({ rows: { partners, logos } }: Backup): string {
  const number = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;
  return `${number(partners.length, "partner")} and ${number(logos.length, "logo file")}`;
}
