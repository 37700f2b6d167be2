import path from "node:path";
import type { Manifest } from "vite";
import type { PrerenderedPage } from "../prerender/prerender-site.ts";
import { entryModule } from "../prerender/site-files.ts";
import { tagsOf } from "./page-tags.ts";

/** What runs on every page in idle time. */
const idleModules = ["app/offline/start-offline-reading.ts"];

/**
 * The scripts that a page fetches without being asked to, as paths on the site: the entry, the modules of its routes with
 * their loaders, the content that it shows, what follows in idle time, and everything that those import.
 *
 * @throws Error that names a module which the bundle has not: whoever renames one would have it weighed no more
 */
export function scriptsOf(manifest: Manifest, { address, routeIds }: PrerenderedPage): Set<string> {
  const files = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The scripts of ${address} cannot be weighed: the bundle has no module ${name}.`);
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const next of chunk.imports ?? []) collect(next);
  };
  const pages = routeIds.filter((id) => id.startsWith("app/"));
  const folders = new Set(pages.map((id) => path.dirname(id)));
  // A page's module is a component's; what lies beside it and is loaded with it is its loader.
  const loaders = (manifest[entryModule]?.dynamicImports ?? []).filter(
    (name) => name.endsWith(".ts") && folders.has(path.dirname(name)),
  );
  for (const name of [entryModule, ...pages, ...loaders, ...contentOf(manifest, address), ...idleModules])
    collect(name);
  return files;
}

/**
 * The content modules that a page below the list of events asks for by itself: its event's, or its part of the list, and
 * what imports that; on the list's own pages the names of the cities too, where a list is so long that they are a module.
 */
function contentOf(manifest: Manifest, address: string): string[] {
  if (!address.startsWith("/events")) return [];
  const end = address.slice("/events/".length);
  const own = [`content:event/${end}`, `content:event-page/${end}`].filter((name) => manifest[name]);
  if (end !== "" && own.length === 0)
    throw new Error(`The scripts of ${address} cannot be weighed: the bundle has no module of its content.`);
  const importers = Object.keys(manifest).filter((name) =>
    manifest[name]?.dynamicImports?.some((imported) => own.includes(imported)),
  );
  const isEvent = own[0]?.startsWith("content:event/") ?? false;
  const cities = isEvent ? [] : ["content:event-cities"].filter((name) => manifest[name]);
  return [...own, ...importers, ...cities];
}

/** The scripts that a page fetches before its `load` event, as their addresses: those that its HTML names. */
export function earlyScripts(html: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes }) => {
    if (name === "script") return attributes.get("src") ?? [];
    const isScript = attributes.get("rel") === "modulepreload" || attributes.get("as") === "script";
    return name === "link" && isScript ? (attributes.get("href") ?? []) : [];
  });
}
