import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Release } from "../server/api.ts";

/** Hexadecimal digits of a hash: enough that no two builds of a site have the same. */
const idLength = 12;

/**
 * Writes down which version of the program a build is of, and which build it is: a hash of all its files, so that the same
 * content and program have the same id wherever they are built.
 *
 * @param folder the build's folder, with everything else in it; `release.json` comes into it
 */
export async function writeRelease(folder: string): Promise<void> {
  const { version }: { version: string } = JSON.parse(await readFile("package.json", "utf8"));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash("sha256");
  for (const file of files.sort()) {
    // Nothing else is left to be done meanwhile, and to wait for each of thousands of files takes longer than to read it.
    const bytes = readFileSync(file);
    hash.update(`${path.relative(folder, file)} ${bytes.length}\n`).update(bytes);
  }
  const release: Release = { version, build: hash.digest("hex").slice(0, idLength) };
  await writeFile(path.join(folder, "release.json"), JSON.stringify(release));
}
