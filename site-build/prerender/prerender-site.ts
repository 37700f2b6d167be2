import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "vite";
import { ownAddress } from "../../catalogue/links/own-address.ts";
import { codeOf, entryAddress, pageFile } from "../bundle/page-assets.ts";
import type { LanguageContent } from "../page-data/language-content.ts";
import type { PolicyAddresses } from "../page-policy.ts";
import { completePage } from "./complete-page.ts";
import { criticalCssOf, namedFonts, startingStyle } from "./critical-css.ts";

/** The part of the built renderer (`app/render.server.tsx`) that the build calls. */
export type Renderer = typeof import("../../app/render.server.tsx");

type PrerenderOptions = {
  siteFolder: string;
  manifest: Manifest;
  renderer: Renderer;
  content: LanguageContent;
  /** The stylesheets of the language: that of all pages as text and by its URL, and the rules of its fonts. */
  styles: { text: string; address: string; fonts: string };
  /** The URL of the folder with the language's data. */
  dataFolder: string;
  /** The scripts within documents. */
  scripts: { early: string };
  /** Without a language: each is written where it is in the content's. */
  addresses: readonly string[];
  /** What the pages may ask beside the site itself. */
  policyAddresses: PolicyAddresses;
  /** What search engines are told of an address's page, ready for its document; undefined for one that they should not keep. */
  structuredData: (address: string) => string | undefined;
};

/**
 * The crash screens with their status: for every undefined address, and for every one with a broken escape (clauses R-8
 * and R-12).
 */
const crashScreens: Readonly<Record<string, number>> = { "/404": 404, "/400": 400 };

/**
 * Writes every address's HTML file below the site's folder, and `404.html` and `400.html`.
 *
 * @throws Error when a page answers another status than its own
 */
export async function prerenderSite({
  siteFolder,
  manifest,
  renderer,
  content,
  styles,
  dataFolder,
  scripts,
  addresses,
  policyAddresses,
  structuredData,
}: PrerenderOptions): Promise<void> {
  const style = startingStyle(styles.text, content.site.language);
  const fonts = namedFonts(styles.fonts, style);
  const criticalCss = criticalCssOf(style);
  const assets = {
    style,
    styleSheet: styles.address,
    entry: entryAddress(manifest),
    content: dataFolder,
    scripts,
  };
  for (const address of [...addresses, ...Object.keys(crashScreens)]) {
    const page = await renderer.renderAddress(address, content, (used) => {
      const told = address in crashScreens ? undefined : structuredData(address);
      const data = ["site", ...used.data].map((name) => `${dataFolder}/${name}.json`);
      const files = [...codeOf(used, manifest), ...data];
      return { ...assets, files, ...(told !== undefined && { structuredData: told }) };
    });
    const status = crashScreens[address] ?? 200;
    if (page.kind === "redirect" || page.status !== status)
      throw new Error(`${address} rendered with status ${page.status}, not ${status}.`);
    const parts = { criticalCss, style, scripts: Object.values(scripts), fonts, policyAddresses };
    const file = path.join(siteFolder, pageFile(ownAddress(address)));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, completePage(page.html, parts));
  }
}
