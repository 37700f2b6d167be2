/**
 * `npm run translations`: what each language of the site lacks, in words and in content. Exits 1 where a published
 * language misses a word, or a text is older than the English; drafts alone are fine. `-- --accept hi`, or a file, says that a
 * translation is up to date; `-- --file kn` writes files to fill in.
 */
import { Command } from "commander";
import { ContentError } from "../content-check/content-error.ts";
import { liveSite } from "../site-build/site-folders.ts";
import {
  acceptTranslations,
  CommandMistake,
  readContent,
  reportTranslations,
  writeFilesToFillIn,
} from "./translations/translations.ts";

type Options = { accept?: string[]; file?: string; content: string; to: string };

const { accept, file, content, to } = new Command("translations")
  .description("Shows what each language of the site lacks, in words and in content.")
  .option("--accept <language or file...>", "say that translations are up to date with the English as it is now")
  .option("--file <language>", "write files to fill in for what a language has not yet")
  .option("--content <folder>", "another folder with content", liveSite.content)
  .option("--to <folder>", "where files to fill in are written", "translations")
  .parse()
  .opts<Options>();

const read = await readContent(content);
try {
  if (accept) await acceptTranslations(accept, read, console.log);
  else if (file) await writeFilesToFillIn(file, to, read, console.log);
  else if (reportTranslations(read, console.log)) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError || error instanceof CommandMistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
