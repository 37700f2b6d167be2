import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { putFile } from "../../content-check/put-file.ts";

/** A file of a save: its content before the save as Base64, and its hash afterwards. Null means that there was no file. */
export type SavedFile = { file: string; before: string | null; after: string | null };

/** A save, whose files are taken back together. `at` is its time in milliseconds since 1970. */
type Save = { at: number; files: SavedFile[] };

/** The maximum number of saves in the history. */
const mostSaves = 100;

/**
 * The last saves, which can be taken back. Each save is a file in a folder outside the content, so it can be taken back even
 * after a restart of the editor.
 */
export class ChangeHistory {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns the saves, the oldest first. */
  async list(): Promise<Save[]> {
    const names = (await readdir(this.#folder).catch(() => [])).filter((name) => /^\d+\.json$/.test(name));
    const saves = await Promise.all(names.map((name) => readSave(path.join(this.#folder, name))));
    return saves.filter((save) => save !== null).sort((one, other) => one.at - other.at);
  }

  async add(files: SavedFile[]): Promise<void> {
    const saves = await this.list();
    const at = Math.max(Date.now(), (saves.at(-1)?.at ?? 0) + 1);
    await putFile(this.#pathOf(at), JSON.stringify({ at, files } satisfies Save));
    const [oldest] = saves;
    if (oldest && saves.length >= mostSaves) await rm(this.#pathOf(oldest.at));
  }

  async removeLast(): Promise<void> {
    const last = (await this.list()).at(-1);
    if (last) await rm(this.#pathOf(last.at));
  }

  #pathOf(at: number): string {
    return path.join(this.#folder, `${at}.json`);
  }
}

/** @returns null if the file cannot be read, as after a disk error. The other saves can still be taken back. */
async function readSave(file: string): Promise<Save | null> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return null;
  }
}
