import type { Bench, Section } from "./bench.ts";
import { type Form, forms } from "./forms.ts";
import { interactionTable } from "./interaction-table.ts";
import { floorAddress, measuredPages, writeFloorPages } from "./measured-pages.ts";
import { openBrowser } from "./open-browser.ts";
import { causeTable, pageTable } from "./page-tables.ts";
import { categories, type PageRun, runLighthouse } from "./run-lighthouse.ts";
import { runSite } from "./run-servers.ts";
import { spread } from "./statistics.ts";
import { spreadText } from "./table.ts";

/** A page's runs and those of its floor, turn by turn. */
export type MeasuredPage = { address: string; ours: PageRun[]; floor: PageRun[] };

/** Part a: every page against its floor, and what a visitor does on it. */
export async function measurePages(bench: Bench, home: string, everyEvent: boolean): Promise<Section> {
  const { undo, runs, say } = bench;
  const chromium = await openBrowser(undo);
  const addresses = await measuredPages(everyEvent);
  const first = await runSite(home, `${home}/pages.sqlite`, undo);
  say("reading the pages' words and largest pictures");
  await writeFloorPages(chromium, first.origin, addresses, `${home}/build/client`);
  await first.stop();
  const site = await runSite(home, `${home}/pages.sqlite`, undo);
  const tables: string[] = [];
  const indices: number[] = [];
  for (const form of Object.keys(forms) as Form[]) {
    const pages = addresses.map((address): MeasuredPage => ({ address, ours: [], floor: [] }));
    for (let turn = 1; turn <= runs; turn++) {
      for (const { address, ours, floor } of pages) {
        say(`Lighthouse ${form}, turn ${turn} of ${runs}: ${address}`);
        ours.push(await runLighthouse(chromium, site.origin + address, form, categories));
        floor.push(await runLighthouse(chromium, site.origin + floorAddress(address, form), form, ["performance"]));
      }
    }
    indices.push(...pages.flatMap(({ ours }) => ours.map(({ machine }) => machine)));
    tables.push(`### ${form === "mobile" ? "Mobile" : "Desktop"}\n\n${pageTable(pages, form)}`);
    if (form === "mobile") tables.push(`### What the time goes to (mobile, last turn)\n\n${causeTable(pages)}`);
  }
  say("opening the menu, the modals and a tab");
  tables.push(
    `### Clicks on a processor slowed six times\n\n${await interactionTable(chromium.browser, site.origin, runs)}`,
  );
  await site.stop();
  tables.push(
    `Lighthouse's benchmark index of this machine meanwhile: ${spreadText(spread(indices))}. Below 1,500 its phone is slower than it should be.`,
  );
  return { heading: "Pages", body: tables.join("\n\n") };
}
