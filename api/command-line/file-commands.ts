import path from "node:path";
import { type Command, Option } from "commander";
import type { Database } from "../database/tables.ts";
import { isUploadedLogo } from "../logos/uploaded-logos.ts";
import { exportPartners } from "../partners/read-partners.ts";
import { type CommandTools, printLines } from "./command-tools.ts";
import { type ExportFormat, exportFormat, exportFormats, formatPartners, writeLogoFiles } from "./export-file.ts";
import { importFile } from "./import-file.ts";
import { writeFileAtomically } from "./write-file-atomically.ts";

const importHelp = `
The first line of a .csv names the columns, each further one is a partner:
  name,category,logo,website
  Banyan Club,hosts,file:banyan-club.svg,https://banyan-club.example
The other forms have a list of partners with these four fields; export shows all of them.`;

/** Adds the commands that read and write lists of partners in files: `import` and `export`. */
export function addFileCommands(
  program: Command,
  { withDatabase, readingDatabase, messages, project }: CommandTools,
): void {
  program
    .command("import <file>")
    .description("add every partner of a .json, .csv, .yaml or .yml file, or none if any row is bad")
    .addHelpText("after", importHelp)
    .action((file: string) =>
      withDatabase(async (database) => {
        const { count, warnings } = await importFile(database, file, { project, terminal: messages });
        printLines(messages, warnings);
        return `Imported ${count} partners`;
      }),
    );

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
      return readingDatabase(async (database) => {
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
  return `Wrote ${partners.length} partners to ${file}${also}`;
}
