import type { Command } from "commander";
import { checkIntegrity } from "../database/check-integrity.ts";
import type { DatabaseAddress } from "../database/database-address.ts";
import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { backUpToFile, readBackupFile, restoreToDatabase } from "./backup-file.ts";
import { type CommandTools, printLines } from "./command-tools.ts";
import { logoWarning } from "./logo-warnings.ts";

/** Adds the commands that keep what the database holds: `backup`, `restore` and `integrity`. */
export function addKeepingCommands(program: Command, tools: CommandTools): void {
  const { withDatabase, readingDatabase } = tools;
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
    .description("check everything that the database keeps; 1 is the exit code where something is damaged")
    .action(() => readingDatabase((database, address) => integrityText(database, address, tools)));
}

/** @throws CodedError `data-damaged` with a line for each thing that is damaged; what else is not well is a warning */
async function integrityText(
  database: Database,
  { kind }: DatabaseAddress,
  { project, messages }: CommandTools,
): Promise<string> {
  const logoMistake = (logo: string) => logoWarning(logo, project);
  const { damages, warnings } = await checkIntegrity(database, { kind, logoMistake });
  printLines(messages, warnings);
  if (damages.length > 0) throw new CodedError("data-damaged", damages.join("\n"));
  const found = warnings.length > 0 ? "Nothing is damaged" : "Nothing is wrong";
  return kind === "sqlite"
    ? found
    : `${found} with the rows. PostgreSQL's own files were not looked at: pg_amcheck does`;
}
