import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** What a module imports of the site's own, unless it is types alone: those are gone when it runs. */
const imports = /^(?:import|export)(?! type\b)[^;]*?"(\.[^"]+\.m?tsx?)"|(?<!typeof )\bimport\("(\.[^"]+\.m?tsx?)"/gm;

/**
 * The modules that a module leads to and that say the same in every language: they lead to none of `words`.
 *
 * @param entry the module's path
 * @param words the path of the module that tells the language
 */
export function wordlessModules(entry: string, words: string): ReadonlySet<string> {
  const importers = new Map<string, string[]>([[entry, []]]);
  // What is added while it goes round, it comes to as well.
  for (const file of importers.keys()) {
    for (const [, fixed, dynamic] of readFileSync(file, "utf8").matchAll(imports)) {
      const target = path.join(path.dirname(file), fixed ?? dynamic ?? "");
      if (existsSync(target)) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  const wordy = new Set([words]);
  for (const file of wordy) for (const importer of importers.get(file) ?? []) wordy.add(importer);
  return new Set(importers.keys()).difference(wordy);
}
