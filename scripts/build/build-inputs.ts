import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { hashFiles } from "./hash-files.ts";

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
  const hash = await hashFiles(root, inputs);
  const stampFile = path.join(root, stamp);
  if (onlyIfChanged && existsSync(stampFile) && (await readFile(stampFile, "utf8")) === hash) return;
  await build();
  await writeFile(stampFile, hash);
}
