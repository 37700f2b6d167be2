/**
 * `npm run organise`: the editor for `content/` on http://localhost:3000/editor/, or on the next port that is free, with the
 * real pages as preview. Nothing but this computer reaches it. `PORT` chooses another port. `npm run organise -- host`
 * writes the same editor for a website, where changes wait for a review by GitHub or GitLab.
 */
import { existsSync } from "node:fs";
import { Command, Option } from "commander";
import { readSource } from "../content-check/content-source.ts";
import { hosts, type Review, writeHostedEditor } from "../editor/hosted-editor.ts";
import { Refusal } from "../editor/refusal.ts";
import { liveSite } from "../site-build/site-folders.ts";
import { serveEditor } from "./development/serve-editor.ts";
import { exitOnMistake } from "./terminal/exit-on-mistake.ts";

const program = new Command("organise")
  .description("Opens the content in an editor in the browser. PORT chooses another port than 3000.")
  .option("--content <folder>", "another folder with content", liveSite.content)
  .action(open);

program
  .command("host")
  .description("Writes the editor for /editor/ of a website, where changes wait for a review.")
  .addOption(new Option("--host <name>", "who keeps the content").choices(Object.keys(hosts)).makeOptionMandatory())
  .requiredOption("--repository <owner/name>", "as that host names it")
  .option("--branch <name>", "the branch that is published", "main")
  .option("--to <folder>", "where it is written", "build/editor")
  .action(writeForHost);

await program.parseAsync().catch(exitOnMistake);

async function open({ content }: { content: string }): Promise<void> {
  if (!existsSync(content))
    throw new Refusal(`There is no folder ${content}: write the one that holds site.yaml and events/.`);
  const address = await serveEditor({ content, port: process.env.PORT });
  console.log(`The editor is on ${address}/editor/ — leave this window open while you edit, Ctrl+C ends it.`);
}

async function writeForHost({ to, ...review }: Review & { to: string }): Promise<void> {
  const [site] = (await readSource(liveSite.content)).site;
  await writeHostedEditor(to, site?.value?.productName ?? "Content", review);
}
