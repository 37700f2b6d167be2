import path from "node:path";
import type { Manifest } from "vite";
import type { UsedParts } from "../../app/render.server.tsx";

const entryModule = "app/entry.client.tsx";

/** The URL of the entry script. */
export function entryUrl(manifest: Manifest): string {
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`The manifest has no ${entryModule}: the site was not built.`);
  return `/${entry.file}`;
}

/** The file of a page, below the site's folder. */
export function pageFile(urlPath: string): string {
  return urlPath === "/" ? "index.html" : `${urlPath.slice(1)}.html`;
}

/** The path of the page in a file. */
export function pagePath(file: string): string {
  return file === "index.html" ? "/" : `/${file.replaceAll(path.sep, "/").slice(0, -".html".length)}`;
}

/**
 * Returns the URL of the folder with the data of all pages. It has the name of the entry script, which changes with any of the
 * code. So code never loads data with another structure, even in a tab that was open during a deploy.
 */
export function dataFolder(manifest: Manifest): string {
  return `/data/${path.basename(entryUrl(manifest), ".js")}`;
}

/**
 * The URLs of the code that a page needs before it is hydrated, besides the entry script.
 *
 * @param routes the modules of its routes
 */
export function codeOf({ routes }: UsedParts, manifest: Manifest): string[] {
  const files = new Set<string>();
  for (const module of [entryModule, ...routes]) collectFiles(module, manifest, files);
  files.delete(entryUrl(manifest));
  return [...files];
}

/** The drawings of the offline page. */
const offlineDrawings = ["app/pages/offline/tunnel.svg", "app/shell/engine.svg", "app/shell/train.svg"];

/**
 * Returns the offline page and its drawings, which the worker fetches ahead. The page that has started the worker has loaded the
 * rest already: the entry's code with the offline page's, the data of all pages, the stylesheet and fonts.
 *
 * @param urlPath the path of the offline page
 */
export function offlineFiles(urlPath: string, manifest: Manifest): string[] {
  return [urlPath, ...offlineDrawings.map((drawing) => `/${manifest[drawing]?.file}`)];
}

/** Adds the file of a module and of its imports to `files`. A module that is bundled with another has no separate file. */
function collectFiles(module: string, manifest: Manifest, files: Set<string>): void {
  const chunk = manifest[module];
  if (!chunk || files.has(`/${chunk.file}`)) return;
  files.add(`/${chunk.file}`);
  for (const next of chunk.imports ?? []) collectFiles(next, manifest, files);
}
