import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { addressesWith } from "../../catalogue/pages.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { compressSite } from "../../site-build/compress-site.ts";
import { liveSite } from "../../site-build/site-folders.ts";
import { floorPage } from "./floor-page.ts";
import { type Form, forms } from "./forms.ts";
import { lookAtPage } from "./look-at-page.ts";
import type { BenchBrowser } from "./open-browser.ts";

/**
 * The addresses to measure: those of the list of pages, and of the events all, or the first of each kind of page that they
 * have (upcoming or not, of phase 1 or 2, with a picture or without).
 */
export async function measuredPages(everyEvent: boolean): Promise<string[]> {
  const { events } = await readCatalogue(liveSite.content);
  const kinds = new Map<string, string>();
  for (const { _id, phase, status, image } of events) {
    const kind = everyEvent ? _id : `${phase} ${status} ${image !== undefined}`;
    if (!kinds.has(kind)) kinds.set(kind, `/events/${_id}`);
  }
  return [...addressesWith("isMeasured"), ...kinds.values()];
}

/** The address of a page's floor on the same site. */
export function floorAddress(address: string, form: Form): string {
  return `/floor/${form}/${address === "/" ? "home" : address.slice(1)}`;
}

/**
 * Writes each page's floor into the built site, compressed as its own files are: so the same server sends both.
 *
 * @param origin where the site is served; it must be started again before it knows of the new files
 */
export async function writeFloorPages(
  { browser }: BenchBrowser,
  origin: string,
  addresses: readonly string[],
  client: string,
): Promise<void> {
  for (const form of Object.keys(forms) as Form[]) {
    for (const address of addresses) {
      const html = floorPage(await lookAtPage(browser, origin + address, form));
      const file = path.join(client, `${floorAddress(address, form)}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, html);
    }
  }
  await compressSite(path.join(client, "floor"));
}
