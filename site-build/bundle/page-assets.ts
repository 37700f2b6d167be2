import type { Manifest } from "vite";
import type { UsedParts } from "../../app/render.server.tsx";
import type { BuiltPage } from "../built-pages/built-pages.ts";

const entryModule = "app/enter.client.tsx";

/** The URL of the entry script. */
export function entryAddress(manifest: Manifest): string {
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`The manifest has no ${entryModule}: the site was not built.`);
  return `/${entry.file}`;
}

/**
 * The name of the folder with the data of all pages: part of the entry script's name, which changes with any of the code. So
 * code never meets data of another form, in a tab that was open while the site was published anew, or in a cache.
 */
export function dataFolder(manifest: Manifest): string {
  const [, hash] = /-([^-.]+|[\w-]{8})\.js$/.exec(entryAddress(manifest)) ?? [];
  if (!hash) throw new Error(`${entryAddress(manifest)} has no hash in its name.`);
  // A hash may begin with `_`, and GitHub Pages publishes no folder whose name does.
  return `/data/v${hash}`;
}

/** The URLs of the code that a page needs before it is hydrated, besides the entry script. @param routes the modules of its routes */
export function codeOf({ routes }: UsedParts, manifest: Manifest): string[] {
  const files = new Set<string>();
  for (const module of [entryModule, ...routes]) collectFiles(module, manifest, files);
  files.delete(entryAddress(manifest));
  return [...files];
}

/**
 * The offline page and its pictures, as paths on the site: what the worker fetches although nobody has opened it. A page that has
 * started the worker has loaded the rest: the entry's code, which has the offline page, the data of all pages, the stylesheet and fonts.
 */
export function offlineFiles({ address, images }: Pick<BuiltPage, "address" | "images">): string[] {
  return [...new Set([address, ...images.filter((image) => image.startsWith("/"))])];
}

/** Collects the file of a module, and those that it imports. A module that is bundled with another has no file of its own. */
function collectFiles(module: string, manifest: Manifest, files: Set<string>): void {
  const chunk = manifest[module];
  if (!chunk || files.has(`/${chunk.file}`)) return;
  files.add(`/${chunk.file}`);
  for (const next of chunk.imports ?? []) collectFiles(next, manifest, files);
}
