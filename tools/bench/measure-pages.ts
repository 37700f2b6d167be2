import { addressesWith } from "../../catalogue/pages.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { liveSite } from "../../site-build/site-folders.ts";
import { type BenchBrowser, type Device, devices, openBrowser } from "./bench-browser.ts";
import { floorAddress, writeFloorPages } from "./floor-page.ts";
import { measureTaps } from "./interaction-table.ts";
import { causeTable, type MeasuredPage, pageTable } from "./page-tables.ts";
import { runLighthouse } from "./run-lighthouse.ts";
import { runSite } from "./run-servers.ts";
import { chooseSlowdown, type Slowdown, slowdownText } from "./slow-phone.ts";
import type { Bench, Section } from "./workspace.ts";

/** Pages that are light for a desktop: with them, too, a run would take more than half an hour where others use the processors. */
const onPhonesAlone = ["/partners", "/landing"];

/** Part a: every page against its floor, and what a visitor does on it. */
export async function measurePages(bench: Bench, home: string, everyEvent: boolean): Promise<Section> {
  const { undo, say } = bench;
  const chromium = await openBrowser(undo);
  const addresses = await measuredPages(everyEvent);
  const onDesktop = addresses.filter((address) => !onPhonesAlone.includes(address));
  const first = await runSite(home, `${home}/pages.sqlite`, undo);
  say("reading the pages' words and largest pictures");
  await writeFloorPages(chromium, first.origin, addresses, `${home}/build/client`);
  await first.stop();
  const site = await runSite(home, `${home}/pages.sqlite`, undo);
  const tables: string[] = [];
  for (const device of Object.keys(devices) as Device[]) {
    const loading = { chromium, origin: site.origin, addresses: device === "mobile" ? addresses : onDesktop, device };
    const { pages, chosen } = await loadPages(bench, loading);
    tables.push(`### ${device === "mobile" ? "Mobile" : "Desktop"}`, slowdownText(chosen, device));
    tables.push(pageTable(pages, device));
    if (device === "mobile") tables.push("### What the time goes to (mobile, last turn)", causeTable(pages));
  }
  tables.push("### Taps", await measureTaps(bench, chromium.browser, site.origin));
  await site.stop();
  return { heading: "Pages", body: tables.join("\n\n") };
}

type Loading = { chromium: BenchBrowser; origin: string; addresses: readonly string[]; device: Device };

/** Loads every page and its floor, turn by turn. In the last one Lighthouse looks for everything that it can find. */
async function loadPages({ runs, say }: Bench, { chromium, origin, addresses, device }: Loading) {
  const pages = addresses.map((address): MeasuredPage => ({ address, ours: [], floor: [] }));
  const chosen: Slowdown[] = [];
  for (let turn = 1; turn <= runs; turn++) {
    const finds = turn === runs ? "everything" : "times";
    for (const { address, ours, floor } of pages) {
      say(`Lighthouse ${device}, turn ${turn} of ${runs}: ${address}`);
      const options = { device, slowdown: await chooseSlowdown(chromium.browser, device, chosen) };
      ours.push(await runLighthouse(chromium, origin + address, { ...options, finds }));
      const bare = origin + floorAddress(address, device);
      floor.push(await runLighthouse(chromium, bare, { ...options, finds: "times", isBare: true }));
    }
  }
  return { pages, chosen };
}

/** The addresses to measure: those of the list of pages, and of the events all, or the first that is ahead and the first that is over. */
async function measuredPages(everyEvent: boolean): Promise<string[]> {
  const { events } = await readCatalogue(liveSite.content);
  const kinds = new Map<string, string>();
  for (const { _id, status } of events) {
    const kind = everyEvent ? _id : status;
    if (!kinds.has(kind)) kinds.set(kind, `/events/${_id}`);
  }
  return [...addressesWith("inSitemap"), ...kinds.values()];
}
