/**
 * `npm run organise`: serves the editor of `content/` on http://localhost:3000/editor/, or on the next free port, with the real
 * pages as preview. Only this computer can reach it. `PORT` sets another port. `npm run organise -- host` builds the same editor
 * for a website, where changes wait for a review on GitHub or GitLab.
 */
import { existsSync } from "node:fs";
import { Command, Option } from "commander";
import { readSource } from "../content-check/content-source.ts";
import { type HostedRepository, hosts, writeHostedEditor } from "../editor/hosted-editor.ts";
import { Refusal } from "../editor/refusal.ts";
import { liveSite } from "../site-build/site-folders.ts";
import { serveEditor } from "./development/serve-editor.ts";
import { exitOnMistake } from "./terminal/exit-on-mistake.ts";

const program = new Command("organise")
  .description("Serves an editor of the content for the browser. PORT sets another port than 3000.")
  .option("--content <folder>", "another content folder", liveSite.content)
  .action(open);

program
  .command("host")
  .description("Builds the editor for /editor/ of a website, where changes wait for a review.")
  .addOption(new Option("--host <name>", "the Git host").choices(Object.keys(hosts)).makeOptionMandatory())
  .requiredOption("--repository <owner/name>", "the repository on this host")
  .option("--branch <name>", "the branch that is published", "main")
  .option("--to <folder>", "the output folder", "build/editor")
  .action(writeForHost);

await program.parseAsync().catch(exitOnMistake);

async function open({ content }: { content: string }): Promise<void> {
  if (!existsSync(content))
    throw new Refusal(`There is no folder ${content}: name the folder that contains site.yaml and events/.`);
  const origin = await serveEditor({ content, port: process.env.PORT });
  console.log(`The editor is on ${origin}/editor/ — leave this window open while you edit, Ctrl+C ends it.`);
}

async function writeForHost({ to, ...repository }: HostedRepository & { to: string }): Promise<void> {
  const [site] = (await readSource(liveSite.content)).site;
  await writeHostedEditor(to, site?.value?.productName ?? "Content", repository);
}
