import { closeSync, fstatSync, openSync, type Stats, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { ContentEncoding, contentEncodings } from "../../http/content-encoding.ts";
import { connectionLimits } from "../limits.ts";

/** A file as it was when the server started. */
export type OpenFile = {
  size: number;
  modified: Date;
  /** @throws Error when the file cannot be read, or is not the one that it was */
  lend: () => LentDescriptor;
};

/** To read a file by, until it is given back. */
export type LentDescriptor = Disposable & { descriptor: number };

/** A file of the site as it is, and as the build compressed it where it did. */
export type SiteFile = { plain: OpenFile } & { [encoding in ContentEncoding]?: OpenFile };

/** The built site: its files by their path from its root, such as `/events.html`. */
export type OpenSite = {
  files: ReadonlyMap<string, SiteFile>;
  /** How many files stay open, of how many. */
  held: { open: number; all: number };
  close: () => void;
};

type HeldFiles = Map<string, { descriptor: number; file: OpenFile }>;

const suffixes = { br: ".br", gzip: ".gz" } as const satisfies Record<(typeof contentEncodings)[number], string>;

/**
 * Opens the files below a folder. A file that comes later is not of the site, and one that goes or is replaced is still
 * answered with as it was: a new build takes nothing away from a server that runs. Of a site that has more files than
 * the process may have open, the rest is opened whenever it is asked for.
 *
 * @throws Error when the folder or a file in it cannot be read; nothing stays open then
 */
export async function openSite(folder: string): Promise<OpenSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  names.sort((one, other) => Number(isSeldomAskedFor(one)) - Number(isSeldomAskedFor(other)));
  const held = holdAsManyAsFit(names);
  const close = () => {
    for (const name of held.keys()) giveBack(held, name);
  };
  try {
    const opened = new Map(names.map((name) => [name, held.get(name)?.file ?? describeClosed(name)]));
    return { files: bySitePath(opened, folder), held: { open: held.size, all: names.length }, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Pictures for other sites and calendars, of which every event has several. */
function isSeldomAskedFor(name: string): boolean {
  return /\.(?:jpg|ics(?:\.br|\.gz)?)$/.test(name);
}

/**
 * Holds all of them where the process may have as many open again, or all the connections that it takes, and else half
 * of what it may: the rest is for connections.
 *
 * @throws Error when a file cannot be opened; none stays open then
 */
function holdAsManyAsFit(names: readonly string[]): HeldFiles {
  const held: HeldFiles = new Map();
  const room: number[] = [];
  try {
    for (const name of names) held.set(name, hold(name));
    for (const name of names.slice(0, connectionLimits.maxConnections)) room.push(openSync(name, "r"));
  } catch (error) {
    const tooMany = isOutOfFiles(error);
    for (const name of [...held.keys()].slice(tooMany ? held.size / 2 : 0)) giveBack(held, name);
    if (!tooMany) throw error;
  } finally {
    for (const descriptor of room) closeSync(descriptor);
  }
  return held;
}

function hold(name: string): { descriptor: number; file: OpenFile } {
  const descriptor = openSync(name, "r");
  const { size, mtime } = fstatSync(descriptor);
  const lent = { descriptor, [Symbol.dispose]() {} };
  return { descriptor, file: { size, modified: mtime, lend: () => lent } };
}

function describeClosed(name: string): OpenFile {
  const stats = statSync(name);
  return { size: stats.size, modified: stats.mtime, lend: () => openAgain(name, stats) };
}

function openAgain(name: string, before: Stats): LentDescriptor {
  const descriptor = openSync(name, "r");
  const now = fstatSync(descriptor);
  if (now.ino === before.ino && now.size === before.size && now.mtimeMs === before.mtimeMs) {
    return { descriptor, [Symbol.dispose]: () => closeSync(descriptor) };
  }
  closeSync(descriptor);
  throw new Error(`${name} is no longer what it was: start the server again after a build`);
}

function bySitePath(opened: ReadonlyMap<string, OpenFile>, folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const [name, plain] of opened) {
    if (isCompressedCopy(name, opened)) continue;
    const br = opened.get(name + suffixes.br);
    const gzip = opened.get(name + suffixes.gzip);
    const pathname = `/${path.relative(folder, name).split(path.sep).join("/")}`;
    files.set(pathname, { plain, ...(br && { br }), ...(gzip && { gzip }) });
  }
  return files;
}

function giveBack(held: HeldFiles, name: string): void {
  const kept = held.get(name);
  if (kept) closeSync(kept.descriptor);
  held.delete(name);
}

function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE");
}

function isCompressedCopy(name: string, opened: ReadonlyMap<string, OpenFile>): boolean {
  return Object.values(suffixes).some((suffix) => name.endsWith(suffix) && opened.has(name.slice(0, -suffix.length)));
}
