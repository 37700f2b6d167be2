import { createHash } from "node:crypto";
import { EventEmitter } from "node:events";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { isLogo, isPictureName, unsavedFolder } from "../../catalogue/picture-path.ts";
import type { InspectPicture } from "../../content-check/read-catalogue.ts";
import { putFile } from "../../content-check/replace-file.ts";
import { Refusal } from "../refusal.ts";
import { ChangeHistory, type SavedFile } from "./change-history.ts";
import { changesOfTranslations } from "./translations.ts";

/** A change to a file, as the editor asks for it. */
export type FileChange = {
  file: string;
  /** The file's present name, if it gets another one. */
  from?: string | undefined;
  /** The hash of the file as the editor knows it; null if the editor knows of no file. */
  known: string | null;
  /** The new content; null removes the file. */
  content: Uint8Array | null;
};

/** A file of the content: its path from the content folder, its hash as Git computes it, and its size in bytes. */
type ListedFile = { file: string; hash: string; size: number };

/**
 * The content folder's files for the editor: YAML and pictures, nothing else and nowhere else. The editor says which
 * content it knows of each file: a file that somebody else has changed meanwhile is never overwritten.
 */
export class ContentFiles {
  readonly folder: string;
  /** Emits `change` after each save, and after each save that was taken back. */
  readonly changes = new EventEmitter();
  readonly #history: ChangeHistory;
  readonly #inspectPicture: InspectPicture | undefined;
  /** The last piece of work. The next one begins when it has ended, so that no file changes between a look at it and its change. */
  #turn: Promise<unknown> = Promise.resolve();

  /**
   * @param folder the content folder
   * @param history the folder that keeps the last saves
   * @param inspectPicture finds out whether the site can show a new picture
   */
  constructor(folder: string, history = `${path.resolve(folder)}-changes`, inspectPicture?: InspectPicture) {
    this.folder = path.resolve(folder);
    this.#inspectPicture = inspectPicture;
    this.#history = new ChangeHistory(history);
  }

  /** The last saves, the latest one first. A save is among them once all its files are written. */
  saves() {
    return this.inTurn(async () => (await this.#history.list()).toReversed());
  }

  /** Does something while no file is being written. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** The paths of all files, in order. */
  async names(): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && isContent(entry.name))
      .map((entry) => path.relative(this.folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
      .filter((file) => !file.startsWith(`images/${unsavedFolder}/`))
      .sort();
  }

  /** All files, in the order of their paths. */
  async list(): Promise<ListedFile[]> {
    const listed = (await this.names()).map(async (file) => ({ file, content: await this.read(file) }));
    return (await Promise.all(listed)).flatMap(({ file, content }) =>
      content ? [{ file, hash: hashOf(content), size: content.length }] : [],
    );
  }

  /** A hash of the names and times of all files. It changes with any file, in the editor or outside it. */
  async head(): Promise<string> {
    const lines = (await this.names()).map(async (file) => {
      const { mtimeMs = 0, size = 0 } = (await stat(this.#path(file)).catch(nullIfMissing)) ?? {};
      return `${file} ${mtimeMs} ${size}\n`;
    });
    return createHash("sha1")
      .update((await Promise.all(lines)).join(""))
      .digest("hex");
  }

  /** What is in a file; null if there is none. */
  read(file: string): Promise<Buffer | null> {
    return readFile(this.#path(file)).catch(nullIfMissing);
  }

  /**
   * Makes all changes of a save, or none. The translations of an entry, which the editor does not list, are renamed and
   * removed with it.
   *
   * @returns the new hash of each changed file; null if it was removed
   * @throws Refusal if a file is not what the editor knows, or no file of the content, or a picture that cannot be shown
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
   * Takes the last save back, all its files or none.
   *
   * @throws Refusal if a file was changed since, in which case the save is forgotten; or if no save is left
   */
  takeBack(): Promise<void> {
    return this.inTurn(async () => {
      const last = (await this.#history.list()).at(-1);
      if (!last) throw new Refusal("There is nothing left to take back.");
      for (const { file, after } of last.files) {
        if ((await this.#hashNow(file)) === after) continue;
        await this.#history.removeLast();
        throw new Refusal(
          `content/${file} was changed by another program since, so the last save stays. Take back goes on with the one before.`,
        );
      }
      const contents = last.files.map(
        ({ file, before }) => [file, before === null ? null : Buffer.from(before, "base64")] as const,
      );
      await this.#write(new Map(contents), () => this.#history.removeLast());
    });
  }

  /** Writes all files and then the history, or nothing. */
  async #write(contents: Map<string, Uint8Array | null>, record: (saved: SavedFile[]) => Promise<void>): Promise<void> {
    const done: { file: string; before: Buffer | null; after: string | null }[] = [];
    // Removals come last: a write that fails, as on a full disk, is then undone without having removed anything.
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
        ? "was removed by another program. Copy what you typed into a new entry"
        : known === null
          ? "exists already. Load the page again, restore what you typed, and save: the new file gets another name then"
          : "was changed by another program. Save again: both changes are kept";
    throw new Refusal(`Nothing was saved: content/${file} ${reason}.`);
  }

  /** @throws Refusal if the site cannot show a picture: no form would name it once it is replaced, and it would stay. */
  async #requireShown(file: string): Promise<void> {
    if (!isPictureName(file)) return;
    const fault = await this.#inspectPicture?.(this.#path(file), isLogo(file.replace("images/", "")));
    if (fault) throw new Refusal(`Nothing was saved: ${path.basename(file)} ${fault}`);
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

/** The hash of a file as Git computes it (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects): Sveltia CMS compares it with that of new pictures. */
function hashOf(content: Uint8Array): string {
  return createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "EISDIR" || error.code === "ENOTDIR") return null;
  throw error;
}
