import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Keeps what was made of pictures, so that only the first build pays for it. Names must tell content and settings apart. */
export class PictureCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What is kept under the name; where nothing is, it is made and kept. Two builds at once do not disturb each other. */
  async take(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = path.join(this.#folder, name);
    const kept = await readIfThere(file);
    if (kept) return kept;
    const made = await make();
    await mkdir(this.#folder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
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
