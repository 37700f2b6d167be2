import { type FileHandle, open } from "node:fs/promises";
import type { ContentEncoding, contentEncodings } from "../api/http/choose-encoding.ts";

/** An open file to answer with. Whoever has it closes the handle. */
export type OpenFile = {
  handle: FileHandle;
  size: number;
  modified: Date;
  encoding: ContentEncoding | undefined;
};

const suffixes = { br: ".br", gzip: ".gz" } as const satisfies Record<(typeof contentEncodings)[number], string>;

/** The file as the build compressed it, where it did and the client takes that, else the file itself. */
export async function openFile(file: string, encoding: ContentEncoding | undefined): Promise<OpenFile | undefined> {
  const compressed = encoding && (await openExact(file + suffixes[encoding]));
  if (compressed) return { ...compressed, encoding };
  const plain = await openExact(file);
  return plain && { ...plain, encoding: undefined };
}

/** Whether a file is there. */
export async function isFile(file: string): Promise<boolean> {
  const opened = await openExact(file);
  await opened?.handle.close();
  return opened !== undefined;
}

async function openExact(file: string) {
  const handle = await openIfThere(file);
  if (!handle) return undefined;
  // Asked of the handle, not of the path: a new build may replace the file at any moment.
  const stats = await handle.stat();
  if (stats.isFile()) return { handle, size: stats.size, modified: stats.mtime };
  await handle.close();
  return undefined;
}

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG") return undefined;
    throw error;
  }
}
