/**
 * `npm run partners`: imports partners from a spreadsheet into `content/partners.yaml`, and exports them to a CSV file.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { printable } from "../catalogue/visible-text.ts";
import { readSource } from "../content-check/read-source.ts";
import { replaceFile } from "../content-check/replace-file.ts";
import { inspectPicture } from "../site-build/pictures/site-pictures.ts";
import { liveSite } from "../site-build/site-folders.ts";
import { partnersCsv } from "./partners/export-partners.ts";
import { importPartners, readPartners } from "./partners/import-partners.ts";
import { Refusal } from "./partners/read-sheet.ts";

const usage = `npm run partners -- import LIST.xlsx [--update] [--dry-run]   (or LIST.csv)
npm run partners -- export [LIST.csv]

import adds every partner of a list to content/partners.yaml, or none if a row has a mistake. Its first row names the
columns name, category, logo and website. --update also changes partners that are there already, by category and name;
--dry-run only says what would change. export writes all partners as a list that import reads.`;

const { content } = liveSite;

/** Runs the command. Returns the message for the terminal; undefined if the command wrote a list to standard output. */
async function run(): Promise<string | undefined> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { update: { type: "boolean" }, "dry-run": { type: "boolean" }, help: { type: "boolean" } },
  });
  const { update = false, "dry-run": dryRun = false } = values;
  const [command, file, ...others] = positionals;
  if (values.help) return usage;
  // Without the two hyphens npm keeps the options for itself, and a trial would become the real thing.
  if (process.env.npm_config_update || process.env.npm_config_dry_run)
    throw new Refusal(`npm has kept an option for itself: write two hyphens before the command.\n\n${usage}`);
  if (command === "import" && file !== undefined && others.length === 0)
    return importPartners(file, { content, inspectPicture, update, dryRun });
  if (command !== "export" || others.length > 0) throw new Refusal(usage);
  const partners = readPartners(await readSource(content));
  if (file === undefined) {
    // The list is data: the same bytes as in a file, so that it can be imported again.
    process.stdout.write(partnersCsv(partners));
    return undefined;
  }
  // `content/partners.yaml` itself would be overwritten, and Excel opens no .xlsx that is CSV.
  if (path.extname(file).toLowerCase() !== ".csv") throw new Refusal(`${file}: its name must end with .csv`);
  await replaceFile(file, partnersCsv(partners)).catch((cause) => {
    throw new Refusal(`${file} cannot be written: correct its path (${cause.message})`, { cause });
  });
  return `Wrote ${partners.length} partners to ${file}`;
}

try {
  const message = await run();
  if (message !== undefined) console.log(printable(message));
} catch (error) {
  // Errors of the operating system and of parseArgs have a code and a message that names the mistake.
  if (!(error instanceof Refusal || (error instanceof Error && "code" in error))) throw error;
  console.error(printable(error.message));
  process.exitCode = 1;
}
