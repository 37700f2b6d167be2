import { randomUUID } from "node:crypto";
import { glob, mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

/** The folder with files that take long to make, so that only the first build makes them. Tests set another one. */
function cacheFolder(): string {
  return process.env.SITE_CACHE ?? "node_modules/.cache/site-build";
}

/** The number of days after which an unused file is removed. */
const days = 14;

/**
 * Returns the path of a cached file. If there is none, it is made. Two builds at once do not disturb each other.
 *
 * @param name a key of the content and the settings from which the file is made
 */
export async function cachedFile(name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const file = path.resolve(cacheFolder(), name);
  const now = new Date();
  const isThere = await utimes(file, now, now).then(
    () => true,
    () => false,
  );
  if (isThere) return file;
  const made = await make();
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return file;
}

/** Returns the content of a cached file. If there is none, it is made. */
export async function cached(name: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  return readFile(await cachedFile(name, make));
}

/** Removes the files that no build has used lately. */
export async function removeUnusedFiles(): Promise<void> {
  const oldest = Date.now() - days * 86_400_000;
  const folder = cacheFolder();
  for await (const name of glob("*", { cwd: folder })) {
    const file = path.join(folder, name);
    // Another build may have renamed or removed it since it was listed.
    const facts = await stat(file).catch(() => undefined);
    if (facts && facts.mtimeMs < oldest) await rm(file, { force: true });
  }
}
