import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { replaceFile } from "../../content-check/replace-file.ts";

/** A file of a save: what was in it before, and its hash afterwards; null means that there was no file. */
export type SavedFile = { file: string; before: Uint8Array | null; after: string | null };

/** A save: the files that it changed, which are taken back together. `at` is in milliseconds since 1970. */
type Save = { at: number; files: SavedFile[] };

/** How many saves are kept. */
const mostSaves = 100;

/**
 * The last saves, with what is needed to take them back. Each is a file in a folder outside the content, so that
 * a save can be taken back after the editor was closed and started again.
 */
export class ChangeHistory {
  readonly #folder: string;
  #saves: Promise<Save[]> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The saves, the oldest one first. */
  list(): Promise<readonly Save[]> {
    return this.#read();
  }

  async add(files: SavedFile[]): Promise<void> {
    const saves = await this.#read();
    const at = Math.max(Date.now(), (saves.at(-1)?.at ?? 0) + 1);
    await mkdir(this.#folder, { recursive: true });
    await replaceFile(this.#pathOf(at), JSON.stringify({ at, files: files.map(asText) }));
    saves.push({ at, files });
    if (saves.length > mostSaves) await this.#remove(saves.shift());
  }

  async removeLast(): Promise<void> {
    const saves = await this.#read();
    await this.#remove(saves.at(-1));
    saves.pop();
  }

  #read(): Promise<Save[]> {
    this.#saves ??= readSaves(this.#folder);
    return this.#saves;
  }

  async #remove(save: Save | undefined): Promise<void> {
    if (save) await rm(this.#pathOf(save.at), { force: true });
  }

  #pathOf(at: number): string {
    return path.join(this.#folder, `${at}.json`);
  }
}

async function readSaves(folder: string): Promise<Save[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^\d+\.json$/.test(name));
  const saves = await Promise.all(names.map((name) => readSave(path.join(folder, name))));
  return saves.filter((save) => save !== null).sort((one, other) => one.at - other.at);
}

/** @returns null if the file cannot be read, as after a disk error: the other saves can be taken back all the same */
async function readSave(file: string): Promise<Save | null> {
  try {
    const { at, files } = JSON.parse(await readFile(file, "utf8"));
    return { at, files: files.map(fromText) };
  } catch {
    return null;
  }
}

type StoredFile = Omit<SavedFile, "before"> & { before: string | null };

function asText({ before, ...file }: SavedFile): StoredFile {
  return { ...file, before: before && Buffer.from(before).toString("base64") };
}

function fromText({ before, ...file }: StoredFile): SavedFile {
  return { ...file, before: before === null ? null : Buffer.from(before, "base64") };
}
