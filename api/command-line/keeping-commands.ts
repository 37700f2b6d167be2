import type { Command } from "commander";
import type { DatabaseAddress } from "../database/database-address.ts";
import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { checkIntegrity } from "../integrity/check-integrity.ts";
import { backUpToFile, readBackupFile, restoreToDatabase } from "./backup-file.ts";
import type { CommandTools } from "./command-tools.ts";
import { logoWarning } from "./logo-warnings.ts";

/** Adds the commands that keep what the database holds: `backup`, `restore` and `integrity`. */
export function addKeepingCommands(program: Command, { withDatabase, readingDatabase, project }: CommandTools): void {
  program
    .command("backup <file>")
    .description("write everything that the database keeps into one file, also while the server runs")
    .action((file: string) => readingDatabase((database) => backUpToFile(database, file, new Date())));

  program
    .command("restore <file>")
    .description("make the database what a backup says, all of it or nothing")
    .option("--replace", "also where partners are: they go")
    .action(async (file: string, { replace = false }: { replace?: boolean }) => {
      // Read and checked before the database is so much as opened.
      const backup = await readBackupFile(file);
      return withDatabase((database) => restoreToDatabase(database, backup, { replace, now: new Date() }));
    });

  program
    .command("integrity")
    .description("check everything that the database keeps; 1 is the exit code where something is wrong")
    .action(() => readingDatabase((database, { kind }) => integrityText(database, kind, project)));
}

/** @throws CodedError `data-damaged` with a line for each thing that is wrong */
async function integrityText(database: Database, kind: DatabaseAddress["kind"], project: string): Promise<string> {
  const mistakes = await checkIntegrity(database, { kind, logoMistake: (logo) => logoWarning(logo, project) });
  if (mistakes.length > 0) throw new CodedError("data-damaged", mistakes.join("\n"));
  return "Nothing is wrong";
}
