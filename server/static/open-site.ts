import { closeSync, fstatSync, openSync, type Stats } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { ContentEncoding, contentEncodings } from "../../http/content-encoding.ts";

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
export type OpenSite = { files: ReadonlyMap<string, SiteFile> };

const suffixes = { br: ".br", gzip: ".gz" } as const satisfies Record<(typeof contentEncodings)[number], string>;

/**
 * Looks at the files below a folder, each of which is opened when it is asked for. A file that comes later is not of the
 * site, and nothing is answered with one that was replaced: a release is never changed, and `build/` wants a new start.
 *
 * @throws Error when the folder or a file in it cannot be read
 */
export async function openSite(folder: string): Promise<OpenSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const describe = async (name: string) => [name, describeFile(name, await stat(name))] as const;
  return { files: bySitePath(new Map(await Promise.all(names.map(describe))), folder) };
}

function describeFile(name: string, stats: Stats): OpenFile {
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

function isCompressedCopy(name: string, opened: ReadonlyMap<string, OpenFile>): boolean {
  return Object.values(suffixes).some((suffix) => name.endsWith(suffix) && opened.has(name.slice(0, -suffix.length)));
}
