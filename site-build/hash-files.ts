import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";

/** The SHA-256, in hexadecimal digits, of the files that match: of their names and their bytes. */
export async function hashFiles(root: string, patterns: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  const entries = await Array.fromAsync(glob(patterns, { cwd: root, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  for (const file of files.sort()) {
    hash.update(path.relative(root, file)).update("\0");
    hash.update(await readFile(file));
  }
  return hash.digest("hex");
}
