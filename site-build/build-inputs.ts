import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SiteFolders } from "./site-folders.ts";

/** The files that a built site depends on, except its content. */
const inputs = [
  "{app,catalogue,content-check,feeds,server,site-build,words}/**/*",
  "package-lock.json",
  "vite.config.ts",
];

/**
 * Builds the site if its inputs have changed since the last build, and prints a line if they have not. Writes the hash of
 * the inputs into the output. The hash is taken before the build: if a file changes during the build, the next call builds again.
 *
 * @param root the project's folder
 * @param build builds the output; if it throws, the error is passed on and no hash is written
 */
export async function buildFromInputs(
  root: string,
  folders: SiteFolders,
  build: (folders: SiteFolders) => Promise<void>,
): Promise<void> {
  const hash = await hashFiles(root, [...inputs, `${folders.content}/**/*`]);
  const stampFile = path.join(root, folders.output, "inputs.sha256");
  if (existsSync(stampFile) && (await readFile(stampFile, "utf8")) === hash) {
    console.log(`${folders.output}/ is up to date.`);
    return;
  }
  await build(folders);
  await writeFile(stampFile, hash);
}

/** Returns the SHA-256 of the names and bytes of the matching files, in hexadecimal digits. */
async function hashFiles(root: string, patterns: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  const entries = await Array.fromAsync(glob(patterns, { cwd: root, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  for (const file of files.sort()) {
    hash.update(path.relative(root, file)).update("\0");
    hash.update(await readFile(file));
  }
  return hash.digest("hex");
}
