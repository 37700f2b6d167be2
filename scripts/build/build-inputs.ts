import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";

/** Everything that the built site is made of. */
const inputs = ["{app,catalogue,content,scripts/build}/**/*", "package-lock.json", "vite.config.ts"];
const stamp = "build/inputs.sha256";

async function inputsHash(): Promise<string> {
  const hash = createHash("sha256");
  const names = await Array.fromAsync(glob(inputs, { withFileTypes: true }));
  const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`);
  for (const file of files.sort()) hash.update(file).update("\0").update(await readFile(file));
  return hash.digest("hex");
}

/** Whether `build/` was made from just what is here now. */
export async function isBuildCurrent(): Promise<boolean> {
  return existsSync(stamp) && (await readFile(stamp, "utf8")) === (await inputsHash());
}

/** Marks `build/` as made from what is here now. */
export async function markBuildCurrent(): Promise<void> {
  await writeFile(stamp, await inputsHash());
}
