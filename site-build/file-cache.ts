import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/** A folder that caches what takes long to make, so that only the first build pays for it. Names tell content and settings apart. */
export class FileCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What is cached under the name; where nothing is, it is made and cached. Two builds at once do not disturb each other. */
  async getOrMake(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = path.join(this.#folder, name);
    const cached = await readIfThere(file);
    if (cached) return cached;
    const made = await make();
    await mkdir(this.#folder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  }

  /** Removes what was made so many days ago: what is still of use is made once more. */
  async removeOlderThan(days: number): Promise<void> {
    const oldest = Date.now() - days * 86_400_000;
    const names = await readdir(this.#folder).catch(() => []);
    await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.#folder, name);
        const made = await stat(file).catch(() => null);
        if (made && made.mtimeMs < oldest) await rm(file, { force: true });
      }),
    );
  }
}

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
