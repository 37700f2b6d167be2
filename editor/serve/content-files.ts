import { createHash } from "node:crypto";
import { EventEmitter } from "node:events";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { isLogo, isPictureName, unsavedFolder } from "../../catalogue/picture-path.ts";
import { putFile } from "../../content-check/put-file.ts";
import type { InspectPicture } from "../../content-check/read-catalogue.ts";
import { Refusal } from "../refusal.ts";
import { ChangeHistory, type SavedFile } from "./change-history.ts";
import { changesOfTranslations } from "./translations.ts";

/** A change to a file that the editor requests. */
export type FileChange = {
  file: string;
  /** The current name, if the file is renamed. */
  from?: string | undefined;
  /** The hash of the file that the editor has read; null if it expects no file. */
  known: string | null;
  /** The new content; null removes the file. */
  content: Uint8Array | null;
};

/** A file of the content: its path from the content folder, its hash as Git computes it, and its size in bytes. */
type ListedFile = { file: string; hash: string; size: number };

/**
 * The YAML files and pictures of the content folder. Reads and writes no other files. A save never overwrites a file that another
 * program has changed since the editor read it: the editor sends the hash of the file that it has read.
 */
export class ContentFiles {
  readonly folder: string;
  /** Emits `change` after each save, and after each save that was taken back. */
  readonly changes = new EventEmitter();
  readonly #history: ChangeHistory;
  readonly #inspectPicture: InspectPicture | undefined;
  /** The last task. Tasks run one after another, so that no file changes between its check and its write. */
  #lastTask: Promise<unknown> = Promise.resolve();

  /**
   * @param folder the content folder; the last saves are in a folder beside it
   * @param inspectPicture checks whether the site can show a new picture
   */
  constructor(folder: string, inspectPicture?: InspectPicture) {
    this.folder = path.resolve(folder);
    this.#inspectPicture = inspectPicture;
    this.#history = new ChangeHistory(`${this.folder}-changes`);
  }

  /** Returns the last saves, the latest first. A save is in the list when all its files are written. */
  saves() {
    return this.inTurn(async () => (await this.#history.list()).toReversed());
  }

  /** Runs a task after all earlier tasks have ended. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const done = this.#lastTask.then(task);
    this.#lastTask = done.catch(() => undefined);
    return done;
  }

  /** Returns the sorted paths of all files. */
  async names(): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && isContent(entry.name))
      .map((entry) => path.relative(this.folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
      .filter((file) => !file.startsWith(`images/${unsavedFolder}/`))
      .sort();
  }

  /** Returns all files, sorted by their paths. */
  async list(): Promise<ListedFile[]> {
    const listed = (await this.names()).map(async (file) => ({ file, content: await this.read(file) }));
    return (await Promise.all(listed)).flatMap(({ file, content }) =>
      content ? [{ file, hash: hashOf(content), size: content.length }] : [],
    );
  }

  /** Returns a hash of the names, times and sizes of all files. It changes when any program changes a file. */
  async head(): Promise<string> {
    const lines = (await this.names()).map(async (file) => {
      const { mtimeMs = 0, size = 0 } = (await stat(this.#path(file)).catch(nullIfMissing)) ?? {};
      return `${file} ${mtimeMs} ${size}\n`;
    });
    return createHash("sha1")
      .update((await Promise.all(lines)).join(""))
      .digest("hex");
  }

  /** Returns the content of a file; null if there is no such file. */
  read(file: string): Promise<Buffer | null> {
    return readFile(this.#path(file)).catch(nullIfMissing);
  }

  /**
   * Makes all changes of a save, or none. If an entry is renamed or removed, so are its translations, which the editor does not
   * list.
   *
   * @returns the new hash of each changed file; null if it was removed
   * @throws Refusal if a file has changed since the editor read it, is not a content file, or is a picture that the site cannot
   * show
   */
  save(changes: readonly FileChange[]): Promise<(string | null)[]> {
    return this.inTurn(async () => {
      for (const { file, from, known } of changes) await this.#requireKnown(from ?? file, known);
      const listed = await this.names();
      const read = (file: string) => this.read(file);
      const translations = await Promise.all(changes.map((change) => changesOfTranslations(change, { listed, read })));
      const all = [...changes, ...translations.flat()];
      for (const { file, from } of all) if (from) await this.#requireKnown(file, null);
      await this.#write(contentsAfter(all), async (saved) => {
        for (const { file, after } of saved) if (after) await this.#requireShown(file);
        await this.#history.add(saved);
      });
      return changes.map(({ content }) => content && hashOf(content));
    });
  }

  /**
   * Takes back the last save, all its files or none.
   *
   * @throws Refusal if no save is left; or if a file has changed since, and then the save is removed from the history
   */
  takeBack(): Promise<void> {
    return this.inTurn(async () => {
      const last = (await this.#history.list()).at(-1);
      if (!last) throw new Refusal("There is nothing left to take back.");
      for (const { file, after } of last.files) {
        if ((await this.#hashNow(file)) === after) continue;
        await this.#history.removeLast();
        throw new Refusal(
          `content/${file} was changed by another program since, so the last save stays. Press again to take back the save before it.`,
        );
      }
      const contents = last.files.map(
        ({ file, before }) => [file, before === null ? null : Buffer.from(before, "base64")] as const,
      );
      await this.#write(new Map(contents), () => this.#history.removeLast());
    });
  }

  /** Writes all files, then the history. If a write fails, restores all files. */
  async #write(contents: Map<string, Uint8Array | null>, record: (saved: SavedFile[]) => Promise<void>): Promise<void> {
    const done: { file: string; before: Buffer | null; after: string | null }[] = [];
    // Removals come last. If a write fails, as on a full disk, no file needs to be written to restore a removed one.
    const ordered = [...contents].sort(([, one], [, other]) => Number(one === null) - Number(other === null));
    try {
      for (const [file, content] of ordered) {
        const before = await this.read(file);
        await putFile(this.#path(file), content);
        done.push({ file, before, after: content && hashOf(content) });
      }
      await record(done.map(({ before, ...saved }) => ({ ...saved, before: before?.toString("base64") ?? null })));
    } catch (error) {
      for (const { file, before } of done.reverse()) await putFile(this.#path(file), before);
      throw error;
    }
    this.changes.emit("change");
  }

  async #hashNow(file: string): Promise<string | null> {
    const now = await this.read(file);
    return now && hashOf(now);
  }

  async #requireKnown(file: string, known: string | null): Promise<void> {
    if (!isContent(path.basename(file)))
      throw new Refusal(`${file} is neither YAML nor a picture that every browser shows: save it as JPEG or PNG.`);
    const now = await this.#hashNow(file);
    if (now === known) return;
    const reason =
      now === null
        ? "was removed by another program. Copy your text into a new entry"
        : known === null
          ? "exists already. Reload the page, restore your text, and save: the new file then gets another name"
          : "was changed by another program. Save again: both changes are kept";
    throw new Refusal(`Nothing was saved: content/${file} ${reason}.`);
  }

  /** @throws Refusal if the site cannot show a picture. It would stay in the folder even after a form has replaced it. */
  async #requireShown(file: string): Promise<void> {
    if (!isPictureName(file)) return;
    const mistake = await this.#inspectPicture?.(this.#path(file), isLogo(file.replace("images/", "")));
    if (mistake) throw new Refusal(`Nothing was saved: ${path.basename(file)} ${mistake}`);
  }

  #path(place: string): string {
    const file = path.resolve(this.folder, place);
    if (!file.startsWith(this.folder + path.sep) || place.includes("\0"))
      throw new Refusal(`${place} is not in the content folder.`);
    return file;
  }
}

function contentsAfter(changes: readonly FileChange[]): Map<string, Uint8Array | null> {
  const contents = new Map(changes.map(({ file, content }) => [file, content]));
  for (const { from } of changes) if (from && !contents.has(from)) contents.set(from, null);
  return contents;
}

function isContent(name: string): boolean {
  return /^[^.].*\.yaml$/.test(name) || isPictureName(name);
}

/**
 * Returns the hash of a file as Git computes it (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects). Sveltia CMS compares
 * it with the hash of a new picture.
 */
function hashOf(content: Uint8Array): string {
  return createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "EISDIR" || error.code === "ENOTDIR") return null;
  throw error;
}
