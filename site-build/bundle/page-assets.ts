import { glob, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "vite";
import { pageModule } from "../../catalogue/pages.ts";
import type { BuiltPage } from "../built-pages/built-pages.ts";
import { fontFacesFile } from "../fonts/font-plugin.ts";

const entryModule = "app/enter.client.tsx";
const offlineModule = pageModule("offline");

/** The address of the entry script. */
export function entryAddress(manifest: Manifest): string {
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`The manifest has no ${entryModule}: the site was not built.`);
  return `/${entry.file}`;
}

/** A stylesheet of the built site by the name that the bundler gave it, before the hash: its address and its text. */
export async function readStyleSheet(siteFolder: string, name: string): Promise<{ address: string; text: string }> {
  const [file] = await Array.fromAsync(glob(`assets/${name}-*.css`, { cwd: siteFolder }));
  if (file === undefined) throw new Error(`The bundle has no stylesheet assets/${name}-*.css.`);
  return { address: `/${file}`, text: await readFile(path.join(siteFolder, file), "utf8") };
}

/** Reads the `@font-face` rules of the site and removes their file: pages carry the rules in their heads. */
export async function takeFontFaces(siteFolder: string): Promise<string> {
  const file = path.join(siteFolder, fontFacesFile);
  const rules = await readFile(file, "utf8");
  await rm(file);
  return rules;
}

/**
 * The offline page with its code and its pictures, as paths on the site: all that the worker fetches although nobody has
 * opened it. The entry's code, the stylesheet and the page's own fonts are not among them: whoever has the worker has them.
 */
export function offlineFiles(manifest: Manifest, { address, images }: Pick<BuiltPage, "address" | "images">): string[] {
  const files = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || name === entryModule) return;
    files.add(`/${chunk.file}`);
    for (const next of chunk.imports ?? []) collect(next);
  };
  collect(offlineModule);
  if (files.size === 0) throw new Error(`The manifest has no ${offlineModule}: the worker would have nothing to show.`);
  return [...new Set([address, ...files, ...images.filter((image) => image.startsWith("/"))])];
}
