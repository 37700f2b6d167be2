import { addressesWith } from "../../catalogue/pages.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { liveSite } from "../../site-build/site-folders.ts";
import { type Device, devices, openBrowser } from "./bench-browser.ts";
import { floorAddress, writeFloorPages } from "./floor-page.ts";
import { interactionTable } from "./interaction-table.ts";
import { causeTable, type MeasuredPage, pageTable } from "./page-tables.ts";
import { categories, runLighthouse } from "./run-lighthouse.ts";
import { runSite } from "./run-servers.ts";
import { chooseSlowdown } from "./slow-phone.ts";
import { figure } from "./table.ts";
import type { Bench, Section } from "./workspace.ts";

/** Part a: every page against its floor, and what a visitor does on it. */
export async function measurePages(bench: Bench, home: string, everyEvent: boolean): Promise<Section> {
  const { undo, runs, say } = bench;
  const chromium = await openBrowser(undo);
  const { slowdown, index } = await chooseSlowdown(chromium.browser);
  const addresses = await measuredPages(everyEvent);
  const first = await runSite(home, `${home}/pages.sqlite`, undo);
  say("reading the pages' words and largest pictures");
  await writeFloorPages(chromium, first.origin, addresses, `${home}/build/client`);
  await first.stop();
  const site = await runSite(home, `${home}/pages.sqlite`, undo);
  const tables: string[] = [];
  const options = (device: Device) => ({ device, slowdown: slowdown.loading });
  for (const device of Object.keys(devices) as Device[]) {
    const pages = addresses.map((address): MeasuredPage => ({ address, ours: [], floor: [] }));
    for (let turn = 1; turn <= runs; turn++) {
      for (const { address, ours, floor } of pages) {
        say(`Lighthouse ${device}, turn ${turn} of ${runs}: ${address}`);
        ours.push(
          await runLighthouse(chromium, site.origin + address, { ...options(device), onlyCategories: categories }),
        );
        const bare = site.origin + floorAddress(address, device);
        floor.push(await runLighthouse(chromium, bare, { ...options(device), onlyCategories: ["performance"] }));
      }
    }
    tables.push(`### ${device === "mobile" ? "Mobile" : "Desktop"}\n\n${pageTable(pages, device)}`);
    if (device === "mobile") tables.push(`### What the time goes to (mobile, last turn)\n\n${causeTable(pages)}`);
  }
  say("tapping");
  const taps = await interactionTable(chromium.browser, site.origin, slowdown.tapping);
  tables.push(`### Taps on a processor slowed ${slowdown.tapping} times, medians of seven\n\n${taps}`);
  await site.stop();
  tables.push(
    `Lighthouse's index of this machine: ${figure(index)}. The phone that loads the pages is slowed ${slowdown.loading} times for it, the one that is tapped ${slowdown.tapping} times, as slow as four and six times are on a machine of 2,000.`,
  );
  return { heading: "Pages", body: tables.join("\n\n") };
}

/**
 * The addresses to measure: those of the list of pages, and of the events all, or the first of each kind of page that they have
 * (upcoming or not, of phase 1 or 2, with a picture or without).
 */
async function measuredPages(everyEvent: boolean): Promise<string[]> {
  const { events } = await readCatalogue(liveSite.content);
  const kinds = new Map<string, string>();
  for (const { _id, phase, status, image } of events) {
    const kind = everyEvent ? _id : `${phase} ${status} ${image !== undefined}`;
    if (!kinds.has(kind)) kinds.set(kind, `/events/${_id}`);
  }
  return [...addressesWith("inSitemap"), ...kinds.values()];
}
