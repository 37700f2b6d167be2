/**
 * `npm run translations`: what each language of the site lacks, in words and in content. Exits 1 if a published language
 * lacks a word, or if a text is older than the English; drafts alone are fine. docs/translating.md explains the options.
 */
import { Command } from "commander";
import { indianTimeAt } from "../catalogue/events/event-time.ts";
import { ContentError } from "../content-check/content-error.ts";
import { liveSite } from "../site-build/site-folders.ts";
import { reviewPage } from "./translations/review-page.ts";
import { CommandMistake, readContent } from "./translations/translation-content.ts";
import { acceptTranslations, reportTranslations } from "./translations/translations.ts";
import { writeTemplates } from "./translations/write-templates.ts";

type Options = { accept?: string[]; file?: string; review?: string; by?: string; content: string };

const { accept, file, review, by, content } = new Command("translations")
  .description("Shows what each language of the site lacks, in words and in content.")
  .option("--file <language>", "begin or continue a language: write the files that it lacks, with empty fields")
  .option("--review <page>", "record who has read a page, such as /hi/landing, or words/hi.yaml; with --by")
  .option("--by <name>", "the reviewer")
  .option("--accept <language or file...>", "record that translations are up to date with the English as it is now")
  .option("--content <folder>", "another folder with content", liveSite.content)
  .parse()
  .opts<Options>();

try {
  const read = await readContent(content);
  if (file) await writeTemplates(file, read, console.log);
  else if (review)
    await reviewPage(review, `${reviewer(by)}, ${indianTimeAt(new Date()).slice(0, 10)}`, read, console.log);
  else if (accept) await acceptTranslations(accept, read, console.log);
  else if (reportTranslations(read, console.log)) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError || error instanceof CommandMistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function reviewer(name: string | undefined): string {
  if (name?.trim()) return name.trim();
  throw new CommandMistake('--review needs the name of the person who has read the page: add --by "Asha Rao".');
}
