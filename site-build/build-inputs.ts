import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SiteFolders } from "./site-folders.ts";

/** Everything but its content that a built site is made of. */
const inputs = [
  "{api,app,catalogue,content-check,feeds,http,server,site-build,words}/**/*",
  "package-lock.json",
  "vite.config.ts",
];

/**
 * Builds unless the output was made from just what is here now, which is said, and marks it with what it was made from: with what
 * was there when the build began, so that a file which is changed meanwhile is built the next time.
 *
 * @param root the project's folder
 * @param build makes the output anew; what it throws is thrown, and nothing marked
 */
export async function buildFromInputs(
  root: string,
  folders: SiteFolders,
  build: (folders: SiteFolders) => Promise<void>,
): Promise<void> {
  const hash = await hashFiles(root, [...inputs, `${folders.content}/**/*`]);
  const stampFile = path.join(root, folders.output, "inputs.sha256");
  if (existsSync(stampFile) && (await readFile(stampFile, "utf8")) === hash) {
    console.log(`${folders.output}/ is made of what is here already.`);
    return;
  }
  await build(folders);
  await writeFile(stampFile, hash);
}

/** The SHA-256, in hexadecimal digits, of the files that match: of their names and their bytes. */
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
