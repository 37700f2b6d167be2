/**
 * `npm run posters`: a poster to print of every event that is ahead, `posters/<event>.pdf`, one A4 page each with a QR
 * code of its address. `-- trichy-2025 …` draws those that are named, `-- --all` every one.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import type { Event } from "../catalogue/event.ts";
import { readCatalogue } from "../content-check/read-catalogue.ts";
import { printPage, printPoster } from "../site-build/print-posters/print-poster.ts";
import { liveSite } from "../site-build/site-folders.ts";
import { chromiumArguments, ensureChromium } from "./browsers/find-browsers.ts";
import { exitOnContentError } from "./build/exit-on-content-error.ts";

const usage = `Draws a poster to print of every event that is ahead, or of those that are named.

  npm run posters -- [options] [event …]     events by their files' names, without .yaml

  --all               every event, also those that are over
  --content <folder>  another folder with content (default: ${liveSite.content})
  --to <folder>       where they are written (default: posters)
  --help              shows this`;

const { values, positionals } = readArguments();
if (values.help) exitWith(usage, 0);
const catalogue = await readCatalogue(values.content).catch(exitOnContentError);
const events = chosen(positionals);
await mkdir(values.to, { recursive: true });
const browser = await chromium.launch({ args: chromiumArguments, executablePath: ensureChromium() });
const page = await browser.newPage();
for (const event of events) {
  const html = await printPoster(event, { catalogue, images: path.join(values.content, "images") });
  const file = path.join(values.to, `${event._id}.pdf`);
  await writeFile(file, await printPage(page, html));
  console.log(file);
}
await browser.close();

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: "boolean" },
        content: { type: "string", default: liveSite.content },
        to: { type: "string", default: "posters" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    exitWith(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function chosen(ids: readonly string[]): Event[] {
  const unknown = ids.filter((id) => !catalogue.events.some(({ _id }) => _id === id));
  if (unknown.length > 0) exitWith(`There is no event named ${unknown.join(", ")}: write a file's name without .yaml.`);
  const wanted = ({ _id, status }: Event) => (ids.length > 0 ? ids.includes(_id) : values.all || status === "upcoming");
  const events = catalogue.events.filter(wanted);
  if (events.length === 0) exitWith("No event is upcoming: name one, or write -- --all.");
  return events;
}

function exitWith(message: string, code = 1): never {
  if (code === 0) console.log(message);
  else console.error(message);
  process.exit(code);
}
