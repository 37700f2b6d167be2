import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import path from "node:path";
import { writeFileAtomically } from "../../api/command-line/write-file-atomically.ts";
import { isPictureName } from "../../catalogue/picture-path.ts";
import { RefusedChange } from "./refused-change.ts";

/** A file as it is known by: a hash of what is in it; null where there is none. */
export type FileTag = string | null;

/** A change that the editor made, with what is needed to take it back. */
export type Change = {
  file: string;
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
   * @param known the file as the writer last saw it
   * @throws RefusedChange where it is not that file any more, or no file of the content
   */
  async write(file: string, bytes: Uint8Array, known: FileTag): Promise<string> {
    if (!isContent(path.basename(file))) throw new RefusedChange(`${file} is neither YAML nor a picture.`);
    const before = await this.#unchanged(file, known);
    await mkdir(path.dirname(this.#path(file)), { recursive: true });
    await writeFileAtomically(this.#path(file), bytes);
    const after = tagOf(bytes);
    if (after !== known) this.#remember({ file, what: before ? "changed" : "added", before, after });
    return after;
  }

  /** Removes a file; the parameters are those of `write`. */
  async remove(file: string, known: FileTag): Promise<void> {
    const before = await this.#unchanged(file, known);
    await rm(this.#path(file));
    await removeIfEmpty(path.dirname(this.#path(file)));
    this.#remember({ file, what: "removed", before, after: null });
  }

  /** Gives a file another name where nothing is yet. */
  async move(file: string, to: string, known: FileTag): Promise<void> {
    const before = await this.#unchanged(file, known);
    await this.#unchanged(to, null);
    await mkdir(path.dirname(this.#path(to)), { recursive: true });
    await rename(this.#path(file), this.#path(to));
    this.#remember({ file: to, what: "added", before: null, after: known });
    this.#remember({ file, what: "removed", before, after: null });
  }

  /** Takes the last change back. @throws RefusedChange where the file has been changed since, or nothing is left */
  async undo(): Promise<string> {
    const change = this.#changes.at(-1);
    if (!change) throw new RefusedChange("There is nothing left to take back.");
    const { file, before, after } = change;
    await this.#unchanged(file, after);
    if (before) await writeFileAtomically(this.#path(file), before);
    else await rm(this.#path(file));
    this.#changes.pop();
    return file;
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

  async #unchanged(file: string, known: FileTag): Promise<Uint8Array | null> {
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

async function removeIfEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch(() => undefined);
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "EISDIR" || error.code === "ENOTDIR") return null;
  throw error;
}
