import { type BigIntStats, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import type { DatabaseAddress } from "./database-address.ts";

/** Fails where the file of a database is not the one that was opened. */
export type CheckFile = () => Promise<void>;

/**
 * Remembers which file a database was opened from. Whoever has it open reads on in it after it was deleted or another was
 * put in its place, and hears of nothing that changes there: to be called right after it is opened.
 *
 * @returns a check that throws an Error, with the mend, once the file is another or gone; of PostgreSQL there is none
 */
export function rememberFile(address: DatabaseAddress): CheckFile {
  if (address.kind !== "sqlite" || address.file === ":memory:") return async () => {};
  const { file } = address;
  const opened = statSync(file, { bigint: true });
  return async () => {
    const now = await stat(file, { bigint: true }).catch(() => undefined);
    if (now && isSame(now, opened)) return;
    const what = now ? "was replaced" : "is no longer there";
    throw new Error(`the file ${file} ${what}, and what was opened is another: start the server again`);
  };
}

function isSame(one: BigIntStats, other: BigIntStats): boolean {
  return one.ino === other.ino && one.dev === other.dev;
}
