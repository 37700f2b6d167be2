import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** Everything that the built site is made of. */
const inputs = ["{app,catalogue,content,scripts/build}/**/*", "package-lock.json", "vite.config.ts"];
const stamp = "build/inputs.sha256";

/**
 * Builds, and marks `build/` with what it was made from: with what was there when the build began, so that a file which
 * is changed meanwhile is built the next time.
 *
 * @param root the project's folder
 * @param onlyIfChanged do nothing where `build/` was made from just what is here now
 * @param build makes `build/` anew; what it throws is thrown, and nothing marked
 */
export async function buildFromInputs(
  { root, onlyIfChanged }: { root: string; onlyIfChanged: boolean },
  build: () => Promise<void>,
): Promise<void> {
  const hash = await inputsHash(root);
  const stampFile = path.join(root, stamp);
  if (onlyIfChanged && existsSync(stampFile) && (await readFile(stampFile, "utf8")) === hash) return;
  await build();
  await writeFile(stampFile, hash);
}

async function inputsHash(root: string): Promise<string> {
  const hash = createHash("sha256");
  const names = await Array.fromAsync(glob(inputs, { cwd: root, withFileTypes: true }));
  const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  for (const file of files.sort()) {
    hash.update(path.relative(root, file)).update("\0");
    hash.update(await readFile(file));
  }
  return hash.digest("hex");
}
