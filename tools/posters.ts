/**
 * `npm run posters`: writes a poster of every upcoming event to `posters/<event>.pdf`, an A4 page with a QR code of the event's
 * URL. `-- trichy-2025 …` writes the posters of these events, `-- --all` those of all events.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Command } from "commander";
import { chromium } from "playwright";
import type { Event } from "../catalogue/event.ts";
import { canRegister } from "../catalogue/events/event-status.ts";
import { readCatalogue } from "../content-check/read-catalogue.ts";
import { Refusal } from "../editor/refusal.ts";
import { printPage, printPoster } from "../site-build/print-posters/print-poster.ts";
import { liveSite } from "../site-build/site-folders.ts";
import { chromiumArguments, ensureChromium } from "./browsers/find-browsers.ts";
import { exitOnMistake } from "./terminal/exit-on-mistake.ts";

type Options = { all?: boolean; content: string; to: string };

const program = new Command("posters")
  .description("Writes a printable poster of every upcoming event, or of the events that you name.")
  .argument("[event...]", "the names of the events' files, without .yaml")
  .option("--all", "all events, past ones too")
  .option("--content <folder>", "another content folder", liveSite.content)
  .option("--to <folder>", "the output folder", "posters")
  .parse();
const { all, content, to } = program.opts<Options>();
const catalogue = await readCatalogue(content).catch(exitOnMistake);
const events = chooseEvents(program.args);
await mkdir(to, { recursive: true });
const browser = await chromium.launch({ args: chromiumArguments, executablePath: ensureChromium() });
const page = await browser.newPage();
for (const event of events) {
  const html = await printPoster(event, { catalogue, images: path.join(content, "images") });
  const file = path.join(to, `${event._id}.pdf`);
  await writeFile(file, await printPage(page, html));
  console.log(file);
}
await browser.close();

function chooseEvents(ids: readonly string[]): Event[] {
  const unknown = ids.filter((id) => !catalogue.events.some(({ _id }) => _id === id));
  if (unknown.length > 0)
    exitOnMistake(
      new Refusal(`There is no event named ${unknown.join(", ")}: write the name of its file without .yaml.`),
    );
  const wanted = ({ _id, status }: Event) => (ids.length > 0 ? ids.includes(_id) : all || canRegister(status));
  const events = catalogue.events.filter(wanted);
  if (events.length === 0) exitOnMistake(new Refusal("No event is upcoming: name one, or write -- --all."));
  return events;
}
