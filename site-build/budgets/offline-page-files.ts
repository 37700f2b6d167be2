import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "vite";
import { offlinePath } from "../../app/offline/cache-rules.ts";
import { pageFile } from "../prerender/prerender-site.ts";
import { entryModule } from "../prerender/site-files.ts";

const offlineModule = "app/pages/offline/offline-page.tsx";

/**
 * The offline page with its code and its pictures, as paths on the site: all that the worker fetches although nobody has
 * opened it. The entry's code and the fonts are not among them: whoever has the worker has them.
 */
export async function offlinePageFiles(siteFolder: string, manifest: Manifest): Promise<string[]> {
  const files = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || name === entryModule) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const next of chunk.imports ?? []) collect(next);
  };
  collect(offlineModule);
  if (files.size === 0) throw new Error(`The manifest has no ${offlineModule}: the worker would have nothing to show.`);
  const html = await readFile(path.join(siteFolder, pageFile(offlinePath)), "utf8");
  for (const [, address = ""] of html.matchAll(/<img [^>]*?src="(\/[^"]+)"/g)) files.add(address);
  return [offlinePath, ...files];
}
