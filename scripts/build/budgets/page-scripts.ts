import path from "node:path";
import type { Manifest } from "vite";
import type { PrerenderedPage } from "../prerender-site.ts";
import { entryModule } from "../site-files.ts";
import { tagsOf } from "./page-tags.ts";

/** What runs on every page in idle time. */
const idleModules = ["app/offline/start-offline-reading.ts"];

/**
 * The scripts that a page fetches without being asked to, as paths on the site: the entry, the modules of its routes with
 * their loaders, the event that it shows, what follows in idle time, and everything that those import.
 */
export function scriptsOf(manifest: Manifest, { address, routeIds }: PrerenderedPage): Set<string> {
  const files = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const next of chunk.imports ?? []) collect(next);
  };
  const pages = routeIds.filter((id) => id.startsWith("app/"));
  const folders = new Set(pages.map((id) => path.dirname(id)));
  // A page's module is a component's; what lies beside it and is loaded with it is its loader.
  const loaders = (manifest[entryModule]?.dynamicImports ?? []).filter(
    (name) => name.endsWith(".ts") && folders.has(path.dirname(name)),
  );
  const event = `content:event/${address.split("/").at(-1)}`;
  for (const name of [entryModule, ...pages, ...loaders, event, ...idleModules]) collect(name);
  return files;
}

/** The scripts that a page fetches before its `load` event, as their addresses: those that its HTML names. */
export function earlyScripts(html: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes }) => {
    if (name === "script") return attributes.get("src") ?? [];
    const isScript = attributes.get("rel") === "modulepreload" || attributes.get("as") === "script";
    return name === "link" && isScript ? (attributes.get("href") ?? []) : [];
  });
}
