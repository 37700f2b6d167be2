import type { Bench, Section } from "./bench.ts";
import { type FailedSize, growthOfEvents, type SizedSite } from "./growth-of-events.ts";
import { growthOfPartners } from "./growth-of-partners.ts";
import { drawingText, eventTables, partnerTable } from "./growth-tables.ts";
import { openBrowser } from "./open-browser.ts";

/** How many events and partners the site is measured with. The second size draws every look that a generated event has. */
const eventSizes = [11, 100, 300, 1_000, 5_000];
const partnerSizes = [100, 1_000, 10_000, 100_000];

/** Part c: what more events and more partners cost. @param largest leaves larger sizes out, of events and of partners */
export async function measureGrowth(bench: Bench, home: string, largest: number): Promise<Section> {
  const chromium = await openBrowser(bench.undo);
  const sites: (SizedSite | FailedSize)[] = [];
  for (const [index, size] of eventSizes.filter((each) => each <= largest).entries()) {
    const site = await growthOfEvents(bench, chromium, size, index === 1);
    sites.push(site);
    // What fails with so many would take long to fail with more.
    if ("failure" in site) break;
  }
  const databases = [];
  for (const size of partnerSizes.filter((each) => each <= largest * 20)) {
    databases.push(await growthOfPartners(bench, home, size));
  }
  const body = [
    `### Events\n\n${eventTables(sites)}`,
    `### Pictures that are drawn for the first time\n\n${drawingText(sites)}`,
    `### Partners\n\n${partnerTable(databases)}`,
  ];
  return { heading: "Growth", body: body.join("\n\n") };
}
