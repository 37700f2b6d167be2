import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import type { Release } from "../server/api.ts";
import type { SiteFolders } from "./site-folders.ts";

/** The files that a built site depends on, except its content. */
const inputs = [
  "{app,catalogue,content-check,feeds,server,site-build,words}/**/*",
  "package-lock.json",
  "vite.config.ts",
];

/** The number of hexadecimal digits of a build's id. With so many, no two builds have the same id. */
const idLength = 12;

/**
 * Builds the site if its inputs have changed since the last build, and prints a line if they have not. The id of a build is
 * the hash of its inputs, so the same program and content have the same id wherever they are built. It is taken before the
 * build: if a file changes during the build, the next call builds again.
 *
 * @param root the project's folder
 * @param build builds the output, and writes the release into `release.json` there; if it throws, the error is passed on
 */
export async function buildFromInputs(
  root: string,
  folders: SiteFolders,
  build: (folders: SiteFolders, release: Release) => Promise<void>,
): Promise<void> {
  const hash = await hashFiles(root, [...inputs, `${folders.content}/**/*`]);
  const { version }: Release = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const release = { version, build: hash.slice(0, idLength) };
  const last = await readFile(path.join(root, folders.output, "release.json"), "utf8").catch(() => "");
  if (last === JSON.stringify(release)) console.log(`${folders.output}/ is up to date.`);
  else await build(folders, release);
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
