/**
 * `npm run import`: imports events or partners from a spreadsheet into `content/`, and exports them to a CSV file.
 */
import path from "node:path";
import { Argument, Command } from "commander";
import { printable } from "../catalogue/visible-text.ts";
import { putFile } from "../content-check/put-file.ts";
import { Refusal } from "../editor/refusal.ts";
import { inspectPicture } from "../site-build/pictures/publish-picture.ts";
import { liveSite } from "../site-build/site-folders.ts";
import { exportSheet } from "./sheets/export-sheet.ts";
import { importMessage, importSheet } from "./sheets/import-sheet.ts";
import type { SheetKind } from "./sheets/sheet-rows.ts";
import { exitOnMistake } from "./terminal/exit-on-mistake.ts";

const { content } = liveSite;
const kinds = ["events", "partners"] as const;

const program = new Command("npm run import --").description(
  "Imports events or partners from a spreadsheet (.xlsx, .ods or .csv): all rows, or none if one has a mistake.",
);

for (const kind of kinds) {
  program
    .command(`${kind} <sheet>`)
    .description(`adds ${kind}, such as ${kind === "events" ? "tour.xlsx" : "list.ods"}`)
    .option("--update", `also change ${kind} that exist already`, false)
    .option("--dry-run", "only show what would change", false)
    .action(async (sheet: string, { update, dryRun }: { update: boolean; dryRun: boolean }) => {
      const options = { content, inspectPicture, update, dryRun };
      console.log(printable(importMessage(await importSheet(kind, sheet, options), options)));
    });
}

program
  .command("export")
  .description("writes all events or partners as a .csv file that the import reads")
  .addArgument(new Argument("<kind>").choices(kinds))
  .argument("<list>", "the file, such as tour.csv")
  .action(async (kind: SheetKind, list: string) => {
    // A YAML file would be overwritten, and Excel opens no .xlsx that is CSV.
    if (path.extname(list).toLowerCase() !== ".csv") throw new Refusal(`${list}: its name must end with .csv`);
    await putFile(list, await exportSheet(kind, content));
    console.log(printable(`Wrote the ${kind} to ${list}`));
  });

// Without `--`, npm takes the options for itself, and a dry run would write files.
if (process.env.npm_config_update || process.env.npm_config_dry_run)
  exitOnMistake(
    new Refusal("npm took an option for itself: write two hyphens before the options, `npm run import -- …`"),
  );
await program.parseAsync().catch((error) => {
  // Errors of the operating system have a code and a message that names the file.
  exitOnMistake(error instanceof Error && "code" in error ? new Refusal(error.message) : error);
});
