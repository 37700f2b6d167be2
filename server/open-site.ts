import { closeSync, fstatSync, openSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { ContentEncoding, contentEncodings } from "../api/http/choose-encoding.ts";
import { StartError } from "./start-error.ts";

/** A file that stays open, so that it can be answered with whatever becomes of its folder. */
export type OpenFile = { descriptor: number; size: number; modified: Date };

/** A file of the site as it is, and as the build compressed it where it did. */
export type SiteFile = { plain: OpenFile } & { [encoding in ContentEncoding]?: OpenFile };

/** The built site: its files by their path from its root, such as `/events.html`. */
export type OpenSite = { files: ReadonlyMap<string, SiteFile>; close: () => void };

const suffixes = { br: ".br", gzip: ".gz" } as const satisfies Record<(typeof contentEncodings)[number], string>;

/**
 * Opens every file below a folder. A file that comes later is not of the site, and one that goes or is replaced is
 * still answered with as it was: a new build takes nothing away from a server that runs.
 *
 * @throws StartError when the process may not have so many files open; nothing stays open then
 * @throws Error when the folder or a file in it cannot be read; nothing stays open then
 */
export async function openSite(folder: string): Promise<OpenSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const opened = openAll(names);
  const close = () => {
    for (const { descriptor } of opened.values()) closeSync(descriptor);
  };
  const files = new Map<string, SiteFile>();
  for (const [name, plain] of opened) {
    if (isCompressedCopy(name, opened)) continue;
    const br = opened.get(name + suffixes.br);
    const gzip = opened.get(name + suffixes.gzip);
    const pathname = `/${path.relative(folder, name).split(path.sep).join("/")}`;
    files.set(pathname, { plain, ...(br && { br }), ...(gzip && { gzip }) });
  }
  return { files, close };
}

function openAll(names: readonly string[]): Map<string, OpenFile> {
  const opened = new Map<string, OpenFile>();
  try {
    for (const name of names) {
      const descriptor = openSync(name, "r");
      const { size, mtime } = fstatSync(descriptor);
      opened.set(name, { descriptor, size, modified: mtime });
    }
    return opened;
  } catch (error) {
    for (const { descriptor } of opened.values()) closeSync(descriptor);
    if (!isOutOfFiles(error)) throw error;
    throw new StartError(
      `The site has ${names.length} files, and this process may have ${opened.size} open: allow it some hundred more than the site has, as by \`ulimit -n\` or LimitNOFILE.`,
    );
  }
}

function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE");
}

function isCompressedCopy(name: string, opened: ReadonlyMap<string, OpenFile>): boolean {
  return Object.values(suffixes).some((suffix) => name.endsWith(suffix) && opened.has(name.slice(0, -suffix.length)));
}
