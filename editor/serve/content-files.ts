import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import path from "node:path";
import { isPictureName } from "../../catalogue/picture-path.ts";
import { replaceFile } from "../../content-check/replace-file.ts";
import { RefusedChange } from "./refused-change.ts";
import { renamed, translationsAmong } from "./translation-names.ts";

/** A file as it is known by: a hash of what is in it; null where there is none. */
export type FileTag = string | null;

/** How a change is asked for: the file as the writer last saw it, and in which save, whose files are taken back together. */
export type Asked = { known: FileTag; save: string };

/** A change that the editor made, with what is needed to take it back. */
export type Change = {
  file: string;
  save: string;
  what: "added" | "changed" | "removed";
  at: Date;
  before: Uint8Array | null;
  after: FileTag;
};

/** How many changes can be taken back. */
const mostChanges = 100;

/**
 * The content folder's files for the editor: YAML and pictures, nothing else and nowhere else. Whoever writes says what
 * was there before: a file that somebody else has changed meanwhile is refused, never overwritten.
 */
export class ContentFiles {
  readonly folder: string;
  readonly #changes: Change[] = [];
  /** Ends when what was asked for before has been done: nothing comes between a look at a file and its change. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.folder = path.resolve(folder);
  }

  /** The changes since the editor began, the last one first. */
  get changes(): readonly Change[] {
    return this.#changes.toReversed();
  }

  /** The names in a folder; null where it is none. Those that computers leave behind are not told. */
  async list(place: string): Promise<{ name: string; kind: "file" | "directory" }[] | null> {
    const entries = await readdir(this.#path(place), { withFileTypes: true }).catch(nullIfMissing);
    return (
      entries
        ?.filter((entry) => !entry.name.startsWith(".") && (entry.isDirectory() || isContent(entry.name)))
        .map((entry) => ({ name: entry.name, kind: entry.isDirectory() ? "directory" : "file" })) ?? null
    );
  }

  /** What is in a file, and when it was written; null where there is none. */
  async read(file: string): Promise<{ bytes: Uint8Array; tag: string; written: Date } | null> {
    const bytes = await readFile(this.#path(file)).catch(nullIfMissing);
    if (!bytes) return null;
    return { bytes, tag: tagOf(bytes), written: (await stat(this.#path(file))).mtime };
  }

  /**
   * Writes a file, whole or not at all.
   *
   * @throws RefusedChange where it is not the file that the writer knows any more, or no file of the content
   */
  write(file: string, bytes: Uint8Array, { known, save }: Asked): Promise<string> {
    return this.#inTurn(async () => {
      const before = await this.#unchanged(file, known);
      await this.#put(file, bytes);
      const after = tagOf(bytes);
      if (after !== known) this.#remember({ file, save, what: before ? "changed" : "added", before, after });
      return after;
    });
  }

  /** Removes a file, and its translations, which the editor does not show. @throws RefusedChange as `write` does */
  remove(file: string, { known, save }: Asked): Promise<void> {
    return this.#inTurn(async () => {
      await this.#unchanged(file, known);
      for (const gone of [file, ...(await this.#translations(file))]) {
        const before = (await this.read(gone))?.bytes ?? null;
        await this.#take(gone);
        this.#remember({ file: gone, save, what: "removed", before, after: null });
      }
    });
  }

  /** Gives a file another name where nothing is yet, and its translations theirs. @throws RefusedChange as `write` does */
  move(file: string, to: string, { known, save }: Asked): Promise<void> {
    return this.#inTurn(async () => {
      await this.#unchanged(file, known);
      const moves = [file, ...(await this.#translations(file))].map((from) => [from, renamed(from, file, to)] as const);
      for (const [, there] of moves) await this.#unchanged(there, null);
      await mkdir(path.dirname(this.#path(to)), { recursive: true });
      for (const [from, there] of moves) {
        const content = await this.read(from);
        await rename(this.#path(from), this.#path(there));
        this.#remember({ file: there, save, what: "added", before: null, after: content?.tag ?? null });
        this.#remember({ file: from, save, what: "removed", before: content?.bytes ?? null, after: null });
      }
    });
  }

  /** The translations of an entry. */
  async #translations(file: string): Promise<string[]> {
    const names = (await this.list(path.dirname(file)))?.map(({ name }) => name) ?? [];
    return translationsAmong(names, path.basename(file)).map((name) => path.posix.join(path.posix.dirname(file), name));
  }

  /**
   * Takes the last save back, all its files or none.
   *
   * @returns the files
   * @throws RefusedChange where one has been changed since, by which that save can be taken back no more; and where none is left
   */
  undo(): Promise<string[]> {
    return this.#inTurn(async () => {
      const save = this.#changes.at(-1)?.save;
      if (save === undefined) throw new RefusedChange("There is nothing left to take back.");
      const first = this.#changes.findLastIndex((change) => change.save !== save) + 1;
      const changes = this.#changes.splice(first).reverse();
      for (const { file, after } of changes) await this.#unchanged(file, after);
      for (const { file, before } of changes) await (before ? this.#put(file, before) : this.#take(file));
      return changes.map(({ file }) => file);
    });
  }

  /** The tag of every file, by its path. */
  async tags(): Promise<Record<string, string>> {
    const names = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile() && isContent(entry.name));
    const tagged = files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(this.folder, file).replaceAll(path.sep, "/"), tagOf(await readFile(file))] as const;
    });
    return Object.fromEntries(await Promise.all(tagged));
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #put(file: string, bytes: Uint8Array): Promise<void> {
    await mkdir(path.dirname(this.#path(file)), { recursive: true });
    await replaceFile(this.#path(file), bytes);
  }

  async #take(file: string): Promise<void> {
    await rm(this.#path(file));
    await rmdir(path.dirname(this.#path(file))).catch(() => undefined);
  }

  /** What is in a file of the content that is still the known one. */
  async #unchanged(file: string, known: FileTag): Promise<Uint8Array | null> {
    if (!isContent(path.basename(file))) {
      const mend = "save a photograph as JPEG first, and choose that";
      throw new RefusedChange(`${file} is neither YAML nor a picture that every browser shows: ${mend}.`);
    }
    const now = await this.read(file);
    if ((now?.tag ?? null) === known) return now?.bytes ?? null;
    const what = now
      ? known === null
        ? "is there already"
        : "was changed outside the editor"
      : "was removed outside the editor";
    throw new RefusedChange(
      `content/${file} ${what}: nothing was overwritten. Load the page again to see it as it is now.`,
    );
  }

  #remember(change: Omit<Change, "at">): void {
    this.#changes.push({ ...change, at: new Date() });
    if (this.#changes.length > mostChanges) this.#changes.shift();
  }

  #path(place: string): string {
    const file = path.resolve(this.folder, place);
    const isInside = file === this.folder || file.startsWith(this.folder + path.sep);
    if (!isInside || place.includes("\0")) throw new RefusedChange(`${place} is not in the content folder.`);
    return file;
  }
}

function isContent(name: string): boolean {
  return /^[^.].*\.yaml$/.test(name) || isPictureName(name);
}

function tagOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url");
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "EISDIR" || error.code === "ENOTDIR") return null;
  throw error;
}
