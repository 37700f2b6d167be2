import type { Manifest } from "vite";
import { localizedPath } from "../../catalogue/links/site-paths.ts";
import { codeOf, entryUrl, pageFile } from "../bundle/page-assets.ts";
import type { LanguageContent } from "../page-data/language-content.ts";
import { type PolicyUrls, policyElement } from "../page-policy.ts";
import { writeSiteFile } from "../write-asset.ts";
import { criticalCssOf, namedFonts, startingStyle } from "./critical-css.ts";

/** The part of the built renderer (`app/render.server.tsx`) that the build calls. */
export type Renderer = typeof import("../../app/render.server.tsx");

type PrerenderOptions = {
  siteFolder: string;
  manifest: Manifest;
  renderer: Renderer;
  content: LanguageContent;
  /** The stylesheets of the language: that of all pages as text and by its URL, and the rules of its fonts. */
  styles: { text: string; url: string; fonts: string };
  /** The URL of the folder with the language's data. */
  dataFolder: string;
  /** The inline script of every page. */
  earlyScript: string;
  /** The paths of the pages, without the language of the content. */
  paths: readonly string[];
  /** The structured data of a page, escaped for its document; undefined for a page that search engines should not index. */
  structuredData: (pagePath: string) => string | undefined;
};

/**
 * The crash screens with their status: for every unknown URL, and for every one with a broken escape (clauses R-8
 * and R-12).
 */
const crashScreens: Readonly<Record<string, number>> = { "/404": 404, "/400": 400 };

/**
 * Writes the HTML file of every page below the site's folder, and `404.html` and `400.html`.
 *
 * @throws Error when a page answers another status than its own
 */
export async function prerenderSite(options: PrerenderOptions): Promise<void> {
  const { siteFolder, manifest, content, styles, dataFolder, earlyScript } = options;
  const style = startingStyle(styles.text, content.site.language);
  const fonts = namedFonts(styles.fonts, style);
  const criticalCss = criticalCssOf(style);
  const entry = entryUrl(manifest);
  const assets = { style, styleSheet: styles.url, entry, content: dataFolder, earlyScript };
  for (const pagePath of [...options.paths, ...Object.keys(crashScreens)]) {
    const page = await options.renderer.renderPath(pagePath, content, (used) => {
      const structuredData = options.structuredData(pagePath);
      const data = ["site", ...used.data].map((name) => `${dataFolder}/${name}.json`);
      const files = [...codeOf(used, manifest), ...data];
      return { ...assets, files, ...(structuredData !== undefined && { structuredData }) };
    });
    const status = crashScreens[pagePath] ?? 200;
    if (page.kind === "redirect" || page.status !== status)
      throw new Error(`${pagePath} rendered with status ${page.status}, not ${status}.`);
    const parts = { criticalCss, style, earlyScript, fonts, policyUrls: content.site.site };
    await writeSiteFile(siteFolder, pageFile(localizedPath(pagePath)), completePage(page.html, parts));
  }
}

/** The texts that a page was rendered with. */
export type PageParts = {
  /** Selects the critical CSS of a page (`criticalCssOf`). */
  criticalCss: (html: string) => string;
  /** The stylesheet in its `style` element. */
  style: string;
  /** The text of its inline script. */
  earlyScript: string;
  /** The `@font-face` rules of all fonts. Browsers fetch those whose characters are shown. */
  fonts: string;
  /** The URLs that the content security policy allows, besides the site's own. */
  policyUrls: PolicyUrls;
};

/**
 * The policy comes right after it: the encoding must be within the first kilobyte, and the policy before everything that it
 * restricts.
 */
const encoding = '<meta charSet="utf-8"/>';

/**
 * Returns the HTML of a page with its critical CSS instead of the whole stylesheet, and with its content security policy. Changes
 * nothing else, because React hydrates exactly the HTML that it has rendered.
 *
 * @throws Error if the page lacks its encoding or its stylesheet
 */
export function completePage(html: string, { criticalCss, style, earlyScript, fonts, policyUrls }: PageParts): string {
  const whole = `<style>${style}</style>`;
  const critical = criticalCss(html.replace(whole, "")) + fonts;
  const policy = policyElement({ script: earlyScript, style: critical }, policyUrls);
  return replaced(replaced(html, encoding, encoding + policy), whole, `<style>${critical}</style>`);
}

function replaced(html: string, part: string, by: string): string {
  if (!html.includes(part)) throw new Error(`The page has no ${part.slice(0, 40)}`);
  return html.replace(part, () => by);
}
