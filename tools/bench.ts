/**
 * `npm run bench`: measures the site side by side with what could hardly be quicker (bare pages, nginx), and how it grows.
 * `docs/performance.md` gets the results of a complete run. No figure makes it fail.
 */
import { writeFile } from "node:fs/promises";
import { Command, InvalidArgumentError, Option } from "commander";
import { measureGrowth } from "./bench/measure-growth.ts";
import { measurePages } from "./bench/measure-pages.ts";
import { measureServer } from "./bench/measure-server.ts";
import { machineText, report } from "./bench/report.ts";
import { type Bench, buildLiveSite, openWorkspace, type Section, withUndo } from "./bench/workspace.ts";
import { exitOnContentError } from "./build/exit-on-content-error.ts";

const results = "docs/performance.md";

const usualRuns = 7;
const usualLargest = 300;
const parts = ["pages", "server", "growth"] as const;

type Options = { only?: (typeof parts)[number]; runs: number; everyEvent: boolean; largest: number; write: boolean };

const count = (text: string) => {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError("Write a whole number from 1.");
  return Number(text);
};

const program = new Command("bench")
  .description("Measures pages against bare ones, the server against nginx, and how the site grows.")
  .addOption(new Option("--only <part>", "measure one part, and print it").choices(parts))
  .option("--runs <count>", "how often each thing is measured", count, usualRuns)
  .option("--every-event", "measure every event's page, not two", false)
  .option(
    "--largest <events>",
    "the largest site of the growth: 1000 and 5000 are measured on request",
    count,
    usualLargest,
  )
  .option("--write", `write ${results} also after a run that was not complete`, false)
  .addHelpText(
    "after",
    `\nA complete run takes half an hour at most on two processors, also where one of them has other work, and writes ${results}.`,
  )
  .parse();

const options = program.opts<Options>();
const wants = (part: (typeof parts)[number]) => options.only === undefined || options.only === part;
const isComplete = options.only === undefined && options.runs >= usualRuns && options.largest >= usualLargest;

async function measure(bench: Bench): Promise<Section[]> {
  const home = await buildLiveSite(bench);
  const sections: Section[] = [];
  const add = (section: Section) => {
    console.log(`\n## ${section.heading}\n\n${section.body}\n`);
    sections.push(section);
  };
  if (wants("pages")) add(await measurePages(bench, home, options.everyEvent));
  if (wants("server")) add(await measureServer(bench, home));
  if (wants("growth")) add(await measureGrowth(bench, home, options.largest));
  return sections;
}

try {
  await withUndo(async (undo) => {
    const started = machineText();
    const before = performance.now();
    const say = (words: string) => console.error(`${new Date().toTimeString().slice(0, 8)} ${words}`);
    const workspace = await openWorkspace(undo);
    const sections = await measure({ workspace, undo, runs: options.runs, say });
    const command = ["npm run bench", ...(process.argv.length > 2 ? ["--"] : []), ...process.argv.slice(2)].join(" ");
    const text = report(
      sections,
      {
        command,
        runs: options.runs,
        everyEvent: options.everyEvent,
        minutes: (performance.now() - before) / 60_000,
      },
      { started, ended: machineText() },
    );
    if (isComplete || options.write) await writeFile(results, text);
    else console.log(`${results} stays as it is: the run was not complete (--write writes it all the same).`);
  });
} catch (error) {
  exitOnContentError(error);
}
