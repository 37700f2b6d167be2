import { reasonOf } from "../database/database-fault.ts";
import type { Database } from "../database/tables.ts";
import { inChunks, isConstraintViolation, isDeadlock, lockTables } from "../database/transactions.ts";
import { CodedError } from "../errors.ts";
import { drawKeptLogos } from "../logos/draw-kept-logos.ts";
import type { Backup } from "./backup-format.ts";

/** With PostgreSQL two commands may each hold what the other waits for: one of them has to give way. */
const overtaken = "Another command changed the partners at the same moment, so nothing was restored: restore again";

type RestoreOptions = {
  /** Whether partners that are there may go. */
  replace: boolean;
  now: Date;
};

/**
 * Makes the database what it was when the backup was made: all of it, or nothing. Logos that an older version kept as
 * drawings are drawn. It then counts as filled, so that no server that leaves the partners to the database fills it.
 *
 * @throws CodedError `partner-exists` where partners would go that may not, `overtaken` where this and another command
 *   waited for each other, `input-invalid` where a row breaks a rule of the database
 */
export async function restoreBackup(
  database: Database,
  backup: Pick<Backup, "rows">,
  { replace, now }: RestoreOptions,
): Promise<void> {
  const rows = await drawKeptLogos(backup.rows);
  const restore = database.transaction().execute(async (transaction) => {
    await lockTables(transaction);
    const { count } = await transaction
      .selectFrom("partners")
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0 && !replace) throw occupied(Number(count));
    for (const table of ["partners", "logos", "seedings"] as const) await transaction.deleteFrom(table).execute();
    for (const chunk of inChunks(rows.logos)) await transaction.insertInto("logos").values(chunk).execute();
    for (const chunk of inChunks(rows.partners)) await transaction.insertInto("partners").values(chunk).execute();
    const seeding = rows.seedings[0] ?? { id: 1, seeded_at: now.toISOString(), content: null, adopted: null };
    await transaction.insertInto("seedings").values(seeding).execute();
  });
  await restore.catch((cause) => {
    if (isDeadlock(cause)) throw new CodedError("overtaken", overtaken, { cause });
    if (isConstraintViolation(cause)) throw new CodedError("input-invalid", refusal(cause), { cause });
    throw cause;
  });
}

/** Nobody else can write meanwhile: a rule that is broken is broken by the backup itself. */
function refusal(cause: unknown): string {
  return `The backup holds a row that this database refuses (${reasonOf(cause)}), so nothing was restored: restore it into a new database, or restore another backup`;
}

function occupied(count: number): CodedError {
  const partners = count === 1 ? "a partner" : `${count} partners`;
  const message = `The database has ${partners} already, so nothing was restored: add --replace to put the backup's in their place`;
  return new CodedError("partner-exists", message);
}
