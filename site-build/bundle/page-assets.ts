import type { Manifest, ManifestChunk } from "vite";
import { pageModule } from "../../catalogue/pages.ts";
import type { BuiltPage } from "../built-pages/built-pages.ts";

/** A page's style sheets and entry script, as paths below the built site's root. */
type PageAssets = { styles: string[]; entry: string };

const entryModule = "app/enter.client.tsx";
const offlineModule = pageModule("offline");

const fontsModule = "app/styles/fonts.ts";

/**
 * Finds the files a page needs in the bundler's manifest: the entry's and those of the modules named as route ids, with
 * everything these import.
 */
export function pageAssets(manifest: Manifest, routeIds: readonly string[]): PageAssets {
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`The manifest has no ${entryModule}: the site was not built.`);
  const modules = [entryModule, ...routeIds.filter((id) => id.startsWith("app/"))];
  const styles = new Set<string>();
  for (const module of modules) {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`app/routes.tsx names the module ${module} as a route's id, but the bundle has none.`);
    for (const sheet of chunkStyles(manifest, chunk, new Set())) styles.add(sheet);
  }
  return { styles: [...styles], entry: entry.file };
}

/** The style sheet that declares all fonts, as a path below the built site's root: the bundler makes no script of its module. */
export function fontStyles(manifest: Manifest): string {
  const chunk = manifest[fontsModule];
  if (!chunk?.file.endsWith(".css")) throw new Error(`The bundle has no style sheet of ${fontsModule}.`);
  return chunk.file;
}

/** The style sheets of a chunk: those of its imports first, as the cascade wants them. */
function chunkStyles(manifest: Manifest, chunk: ManifestChunk, seen: Set<string>): string[] {
  if (seen.has(chunk.file)) return [];
  seen.add(chunk.file);
  const imported = (chunk.imports ?? []).flatMap((name) => {
    const next = manifest[name];
    return next ? chunkStyles(manifest, next, seen) : [];
  });
  return [...imported, ...(chunk.css ?? [])];
}

/**
 * The offline page with its code and its pictures, as paths on the site: all that the worker fetches although nobody has
 * opened it. The entry's code and the page's own fonts are not among them: whoever has the worker has them.
 */
export function offlineFiles(manifest: Manifest, { address, images }: Pick<BuiltPage, "address" | "images">): string[] {
  const files = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || name === entryModule) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const next of chunk.imports ?? []) collect(next);
  };
  collect(offlineModule);
  if (files.size === 0) throw new Error(`The manifest has no ${offlineModule}: the worker would have nothing to show.`);
  return [...new Set([address, ...files, ...images.filter((image) => image.startsWith("/"))])];
}
