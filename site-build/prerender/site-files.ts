import type { Manifest, ManifestChunk } from "vite";

/** A page's style sheets and entry script, as paths below the built site's root. */
export type PageFiles = { styles: string[]; entry: string };

export const entryModule = "app/enter.client.tsx";

/**
 * Finds the files a page needs in the bundler's manifest: the entry's and those of the modules named as route ids, with
 * everything these import.
 */
export function pageFiles(manifest: Manifest, routeIds: readonly string[]): PageFiles {
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`The manifest has no ${entryModule}: the site was not built.`);
  const modules = [entryModule, ...routeIds.filter((id) => id.startsWith("app/"))];
  const styles = new Set<string>();
  for (const module of modules) {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`app/routes.tsx names the module ${module} as a route's id, but the bundle has none.`);
    for (const sheet of stylesOf(manifest, chunk, new Set())) styles.add(sheet);
  }
  return { styles: [...styles], entry: entry.file };
}

/** The style sheets of a chunk: those of its imports first, as the cascade wants them. */
function stylesOf(manifest: Manifest, chunk: ManifestChunk, seen: Set<string>): string[] {
  if (seen.has(chunk.file)) return [];
  seen.add(chunk.file);
  const imported = (chunk.imports ?? []).flatMap((name) => {
    const next = manifest[name];
    return next ? stylesOf(manifest, next, seen) : [];
  });
  return [...imported, ...(chunk.css ?? [])];
}
