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
 * The URL of the folder with the data of all pages: named like the entry script, whose name changes with any of the code. So
 * code never meets data of another form, in a tab that was open while the site was published anew, or in a cache.
 */
export function dataFolder(manifest: Manifest): string {
  return `/data/${path.basename(entryUrl(manifest), ".js")}`;
}

/** The URLs of the code that a page needs before it is hydrated, besides the entry script. @param routes the modules of its routes */
export function codeOf({ routes }: UsedParts, manifest: Manifest): string[] {
  const files = new Set<string>();
  for (const module of [entryModule, ...routes]) collectFiles(module, manifest, files);
  files.delete(entryUrl(manifest));
  return [...files];
}

/** The drawings of the offline page. */
const offlineDrawings = ["app/pages/offline/tunnel.svg", "app/shell/engine.svg", "app/shell/train.svg"];

/**
 * The offline page and its drawings: what the worker fetches although nobody has opened it. A page that has started the worker has
 * loaded the rest: the entry's code, which has the offline page, the data of all pages, the stylesheet and fonts.
 *
 * @param urlPath the path of the offline page
 */
export function offlineFiles(urlPath: string, manifest: Manifest): string[] {
  return [urlPath, ...offlineDrawings.map((drawing) => `/${manifest[drawing]?.file}`)];
}

/** Collects the file of a module, and those that it imports. A module that is bundled with another has no file of its own. */
function collectFiles(module: string, manifest: Manifest, files: Set<string>): void {
  const chunk = manifest[module];
  if (!chunk || files.has(`/${chunk.file}`)) return;
  files.add(`/${chunk.file}`);
  for (const next of chunk.imports ?? []) collectFiles(next, manifest, files);
}
