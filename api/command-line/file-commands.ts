import path from "node:path";
import { type Command, Option } from "commander";
import { readContentSettings } from "../content/content-settings.ts";
import type { Database } from "../database/tables.ts";
import { isUploadedLogo } from "../logos/uploaded-logos.ts";
import type { ImportPlan } from "../partners/check-partner-rows.ts";
import { exportPartners } from "../partners/read-partners.ts";
import { type CommandTools, printLines } from "./command-tools.ts";
import { type ExportFormat, exportFormat, exportFormats, formatPartners, writeLogoFiles } from "./export-file.ts";
import { describePlan, importFile, planFile, planFileForContent, readImport } from "./import-file.ts";
import { writeFileAtomically } from "./write-file-atomically.ts";

const importHelp = `
The first row of a sheet (.csv, .xlsx) names the columns, each further one is a partner:
  name,category,logo,website
  Banyan Club,hosts,file:banyan-club.svg,https://banyan-club.example
The other forms have a list of partners with these four fields; export shows all of them, with the id by which --update
knows a partner whose name was changed. Partners that the file does not name stay.`;

type ImportChoices = { update?: boolean; dryRun?: boolean };

/** Adds the commands that read and write lists of partners in files: `import` and `export`. */
export function addFileCommands(program: Command, tools: CommandTools): void {
  addImportCommand(program, tools);
  addExportCommand(program, tools);
}

/** What is still to be done after a change of the content. */
const publish = "all of it stands in content/partners.yaml now. Publish the content, and the site shows it";

function addImportCommand(
  program: Command,
  { withDatabase, previewDatabase, messages, output, project }: CommandTools,
): void {
  program
    .command("import <file>")
    .description("add every partner of a .csv, .xlsx, .json, .yaml or .yml file, or none if any row is bad")
    .option("--update", "change the partners that are there already, and add the others")
    .option("--dry-run", "list what would change, and write nothing")
    .addHelpText("after", importHelp)
    .action(async (file: string, { update = false, dryRun = false }: ImportChoices) => {
      const read = await readImport(file, project);
      printLines(messages, read.warnings);
      const settings = readContentSettings(project);
      if (settings?.partnersFrom === "content") {
        const { plan, write } = await planFileForContent(read, { project, settings, update });
        if (!dryRun) await write();
        output.write(`${dryRun ? describePlan(plan) : `${describeDone(plan, update)}: ${publish}`}\n`);
        return;
      }
      if (dryRun) {
        await previewDatabase(async (database) => describePlan(await planFile(database, read, { update })));
        return;
      }
      await withDatabase(async (database) =>
        describeDone(await importFile(database, read, { update, terminal: messages }), update),
      );
    });
}

function describeDone({ added, changed, unchanged }: ImportPlan, update: boolean): string {
  return update
    ? `Added ${added.length}, changed ${changed.length}, left ${unchanged} as they were`
    : `Imported ${added.length === 1 ? "1 partner" : `${added.length} partners`}`;
}

function addExportCommand(program: Command, { readingPartners, messages }: CommandTools): void {
  program
    .command("export")
    .description("write every partner in a form that import reads")
    .addOption(
      new Option("--format <format>", "the form; otherwise what the file's ending says, or json").choices(
        exportFormats,
      ),
    )
    .option("--output <file>", "the file to write, replaced in one step; otherwise printed")
    .action(({ format: asked, output }: { format?: ExportFormat; output?: string }) => {
      const format = exportFormat(asked, output);
      return readingPartners(async (database) => {
        if (output) return exportToFile(database, output, format);
        const partners = await exportPartners(database);
        if (partners.some(({ logo }) => isUploadedLogo(logo))) {
          printLines(messages, ["Add --output to get the logo files too"]);
        }
        return formatPartners(partners, format);
      });
    });
}

/** @returns what was written, in words */
async function exportToFile(database: Database, file: string, format: ExportFormat): Promise<string> {
  const partners = await exportPartners(database);
  const logos = await writeLogoFiles(database, path.dirname(file));
  await writeFileAtomically(file, formatPartners(partners, format));
  const also = logos > 0 ? ", and their logo files to logos/ beside it" : "";
  return `Wrote ${partners.length === 1 ? "1 partner" : `${partners.length} partners`} to ${file}${also}`;
}
