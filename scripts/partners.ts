/** `npm run partners`: lists, adds, changes, removes, imports, exports, backs up and restores partners. */
import path from "node:path";
import { Command, CommanderError, Option } from "commander";
import { exportFormat } from "../api/command-line/export-format.ts";
import { type ExportFormat, exportFormats, formatPartners } from "../api/command-line/format-partners.ts";
import { importFile } from "../api/command-line/import-file.ts";
import { addKeepingCommands, type WithDatabase } from "../api/command-line/keeping-commands.ts";
import { listText } from "../api/command-line/list-text.ts";
import { parseNewPartner, parsePartnerChanges } from "../api/command-line/parse-partner-options.ts";
import { takeLogo } from "../api/command-line/take-logo.ts";
import { writeFileAtomically } from "../api/command-line/write-file-atomically.ts";
import { writeLogoFiles } from "../api/command-line/write-logo-files.ts";
import { defaultDatabaseAddress, parseDatabaseAddress } from "../api/database/database-address.ts";
import { explainFault } from "../api/database/database-failure.ts";
import { openDatabase } from "../api/database/open-database.ts";
import { CodedError } from "../api/errors.ts";
import { isGivenFile } from "../api/logos/given-logos.ts";
import { addPartner } from "../api/partners/add-partner.ts";
import { exportPartners } from "../api/partners/export-partners.ts";
import { listPartners } from "../api/partners/list-partners.ts";
import { removePartner } from "../api/partners/remove-partner.ts";
import { updatePartner } from "../api/partners/update-partner.ts";
import { type PartnerCategory, partnerCategories } from "../catalogue/partner.ts";

const program = new Command("partners")
  .description("The partners that the site shows.")
  .addOption(
    new Option("--database <address>", "file:… for SQLite, postgres://… for PostgreSQL")
      .env("DATABASE_URL")
      .default(defaultDatabaseAddress),
  )
  .addHelpText("after", "\nExit codes: 0 done, 1 refused or failed, 2 not a valid command.")
  .showHelpAfterError("(add --help for what is possible)")
  .exitOverride();

const category = () => new Option("--category <category>", "where the site shows it").choices(partnerCategories);
const logoHelp = "file: and the path of a picture, an https:// address, or a path on the site (/images/…)";

program
  .command("list")
  .description("show partners with their ids")
  .addOption(category())
  .option("--json", "as JSON, by category")
  .action(({ category: only, json }: { category?: PartnerCategory; json?: true }) =>
    withDatabase(async (database) => {
      const { partners, badRows } = await listPartners(database);
      for (const row of badRows) console.error(row);
      return json ? JSON.stringify(only ? partners[only] : partners, null, 2) : listText(partners, only);
    }),
  );

program
  .command("add")
  .description("add a partner at the end of its category")
  .requiredOption("--name <name>", "up to 120 characters, once per category")
  .addOption(category().makeOptionMandatory())
  .requiredOption("--logo <address>", logoHelp)
  .requiredOption("--website <address>", "an http:// or https:// address")
  .action((options) => {
    const parsed = parseNewPartner(options);
    return withDatabase(async (database) => {
      const { options: partner, files, warnings } = await takeLogo(parsed);
      const { _id, name } = await addPartner(database, partner, files);
      warn(warnings);
      return `Added ${name} to ${partner.category}; its id is ${_id}`;
    });
  });

program
  .command("update <id>")
  .description("change a partner; what is not given stays")
  .option("--name <name>", "up to 120 characters, once per category")
  .addOption(category())
  .option("--logo <address>", logoHelp)
  .option("--website <address>", "an http:// or https:// address")
  .action((id: string, options, command: Command) => {
    if (Object.keys(options).length === 0) {
      command.error("error: give at least one of --name, --category, --logo and --website");
    }
    const parsed = parsePartnerChanges(options);
    return withDatabase(async (database) => {
      const { options: changes, files, warnings } = await takeLogo(parsed);
      const { name } = await updatePartner(database, id, changes, files);
      warn(warnings);
      return `Changed ${name}`;
    });
  });

program
  .command("remove <id>")
  .description("remove a partner")
  .action((id: string) => withDatabase(async (database) => `Removed ${await removePartner(database, id)}`));

program
  .command("import <file>")
  .description("add every partner of a .json, .csv, .yaml or .yml file, or none if any row is bad")
  .action((file: string) =>
    withDatabase(async (database) => {
      const { count, warnings } = await importFile(database, file, process.stderr);
      warn(warnings);
      return `Imported ${count} partners`;
    }),
  );

program
  .command("export")
  .description("write every partner in a form that import reads")
  .addOption(
    new Option("--format <format>", "the form; otherwise what the file's ending says, or json").choices(exportFormats),
  )
  .option("--output <file>", "the file to write, replaced in one step; otherwise printed")
  .action((options: { format?: ExportFormat; output?: string }) => {
    const { output } = options;
    const format = exportFormat(options.format, output);
    return withDatabase(async (database) => {
      const partners = await exportPartners(database);
      const text = formatPartners(partners, format);
      if (!output) {
        if (partners.some(({ logo }) => isGivenFile(logo))) console.error("Add --output to get the logo files too");
        return text;
      }
      const logos = await writeLogoFiles(database, path.dirname(output));
      await writeFileAtomically(output, text);
      const also = logos > 0 ? ", and their logo files to logos/ beside it" : "";
      return `Wrote ${partners.length} partners to ${output}${also}`;
    });
  });

addKeepingCommands(program, withDatabase);

function warn(warnings: readonly string[]): void {
  for (const warning of warnings) console.error(warning);
}

/** Opens the database, runs one command and prints its text. */
async function withDatabase(...[command, check]: Parameters<WithDatabase>): Promise<void> {
  const address = parseDatabaseAddress(program.opts<{ database: string }>().database);
  check?.(address);
  const database = await openDatabase(address, (error) => console.error(error.message));
  try {
    process.stdout.write((await command(database, address)).replace(/\n*$/, "\n"));
  } catch (error) {
    throw explainFault(address, error);
  } finally {
    await database.destroy();
  }
}

// A reader such as `head` that has seen enough closes the pipe; that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    console.error(error instanceof CodedError ? error.message : error);
    process.exitCode = 1;
  }
}
