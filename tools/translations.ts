/**
 * `npm run translations`: lists the missing and outdated texts of each language, in words and in content. Exits with 1 if a text
 * of a published language is older than the English. docs/translating.md explains the options.
 */
import { Command } from "commander";
import { indianTimeAt } from "../catalogue/events/event-time.ts";
import { Refusal } from "../editor/refusal.ts";
import { liveSite } from "../site-build/site-folders.ts";
import { exitOnMistake } from "./terminal/exit-on-mistake.ts";
import { recordReview } from "./translations/record-review.ts";
import { readContent } from "./translations/translated-files.ts";
import { reportTranslations } from "./translations/translation-report.ts";
import { writeTemplates } from "./translations/write-templates.ts";

type Options = { accept?: string[]; file?: string; review?: string[]; by?: string; content: string };

const { accept, file, review, by, content } = new Command("translations")
  .description("Lists the missing and outdated texts of each language, in words and in content.")
  .option("--file <language>", "start or continue a language: write its missing files, with empty fields")
  .option("--review <page, file or language...>", "record who has reviewed them, such as /hi/landing; with --by")
  .option("--by <name>", "the reviewer")
  .option("--accept <page, file or language...>", "record that they match the current English")
  .option("--content <folder>", "another content folder", liveSite.content)
  .parse()
  .opts<Options>();

try {
  const read = await readContent(content);
  if (file) {
    await writeTemplates(file, read, console.log);
    console.log(`\`npm run translations\` lists what is empty. \`npm run dev\` shows the pages at /${file}.`);
  } else if (review)
    await recordReview(review, read, console.log, `${reviewer(by)}, ${indianTimeAt(new Date()).slice(0, 10)}`);
  else if (accept) await recordReview(accept, read, console.log);
  else if (reportTranslations(read, console.log)) process.exitCode = 1;
} catch (error) {
  exitOnMistake(error);
}

function reviewer(name: string | undefined): string {
  if (name?.trim()) return name.trim();
  throw new Refusal('--review needs the name of the person who has read the page: add --by "Asha Rao".');
}
