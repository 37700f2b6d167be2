/**
 * `npm run posters`: a poster to print of every event that is ahead, `posters/<event>.pdf`, one A4 page each with a QR
 * code of its address. `-- trichy-2025 …` draws those that are named, `-- --all` every one.
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
  .description("Draws a poster to print of every event that is upcoming, or of those that are named.")
  .argument("[event...]", "events by their files' names, without .yaml")
  .option("--all", "every event, also those that are over")
  .option("--content <folder>", "another folder with content", liveSite.content)
  .option("--to <folder>", "where they are written", "posters")
  .parse();
const { all, content, to } = program.opts<Options>();
const catalogue = await readCatalogue(content).catch(exitOnMistake);
const events = chosen(program.args);
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

function chosen(ids: readonly string[]): Event[] {
  const unknown = ids.filter((id) => !catalogue.events.some(({ _id }) => _id === id));
  if (unknown.length > 0)
    exitOnMistake(new Refusal(`There is no event named ${unknown.join(", ")}: write a file's name without .yaml.`));
  const wanted = ({ _id, status }: Event) => (ids.length > 0 ? ids.includes(_id) : all || canRegister(status));
  const events = catalogue.events.filter(wanted);
  if (events.length === 0) exitOnMistake(new Refusal("No event is upcoming: name one, or write -- --all."));
  return events;
}
