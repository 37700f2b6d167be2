import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "vite";
import { withOwnStyles } from "../critical-css/page-styles.ts";
import { withShortTags } from "./short-tags.ts";
import { pageFiles } from "./site-files.ts";
import { withSmallScripts } from "./small-scripts.ts";
import { whereRoom } from "./where-room.ts";

/** The part of the built renderer (`app/render.server.tsx`) that the build calls. */
export type Renderer = typeof import("../../app/render.server.tsx");

/** A page that was written. */
export type PrerenderedPage = {
  address: string;
  /** The ids of its routes, outermost first. */
  routeIds: string[];
};

/** A redirect that the server answers for a prerendered site. */
export type Redirect = { from: string; to: string };

type PrerenderOptions = {
  siteFolder: string;
  manifest: Manifest;
  renderer: Renderer;
  addresses: readonly string[];
  /** What search engines are told of an address's page, ready for its document; undefined for one that they should not keep. */
  structuredData: (address: string) => string | undefined;
};

/** An address that no route has: it renders the crash screen, which is served for every undefined address. */
const undefinedAddress = "/404";

/**
 * Writes every address's HTML file below the site's folder, and `404.html`.
 *
 * @returns the pages that were written, and the addresses that redirect instead
 * @throws when a page answers another status than 200
 */
export async function prerenderSite({
  siteFolder,
  manifest,
  renderer,
  addresses,
  structuredData,
}: PrerenderOptions): Promise<{ pages: PrerenderedPage[]; redirects: Redirect[] }> {
  const texts = new Map<string, string>();
  const textOf = async (file: string) => {
    const text = texts.get(file) ?? (await readFile(path.join(siteFolder, file), "utf8"));
    texts.set(file, text);
    return text;
  };
  for (const sheet of Object.values(manifest).flatMap(({ css }) => css ?? [])) await textOf(sheet);
  const assetsOf = (address: string) => (routeIds: string[]) => {
    const { styles, entry } = pageFiles(manifest, routeIds);
    const told = address === undefinedAddress ? undefined : structuredData(address);
    return {
      styles: styles.map((file) => ({ address: `/${file}`, text: texts.get(file) ?? "" })),
      entry: `/${entry}`,
      ...(told !== undefined && { structuredData: told }),
    };
  };
  const pages: PrerenderedPage[] = [];
  const redirects: Redirect[] = [];
  for (const address of [...addresses, undefinedAddress]) {
    const answer = await renderer.renderAddress(address, assetsOf(address));
    if (answer.kind === "redirect") {
      redirects.push({ from: address, to: answer.location });
      continue;
    }
    const expected = address === undefinedAddress ? 404 : 200;
    if (answer.status !== expected)
      throw new Error(`${address} rendered with status ${answer.status}, not ${expected}.`);
    const html = withShortTags(withSmallScripts(withOwnStyles(answer.html)));
    await writePage(siteFolder, address, await whereRoom(address, html, console.log));
    pages.push({ address, routeIds: answer.routeIds });
  }
  return { pages, redirects };
}

/** The file of an address's page, below the site's folder. */
export function pageFile(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

async function writePage(siteFolder: string, address: string, html: string) {
  const file = path.join(siteFolder, pageFile(address));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}
