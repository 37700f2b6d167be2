import type { OpenFile } from "./open-site.ts";
import { readWhole } from "./read-bytes.ts";

/** The bytes of files that were asked for lately (an LRU cache). */
export type FileCache = {
  /** The file's bytes, if they are in memory. */
  get(file: OpenFile): Buffer | undefined;
  /** Reads a file into the cache. @throws Error when it cannot be read */
  load(file: OpenFile): Promise<Buffer>;
};

/** @param total how many bytes it holds at most; whatever was not asked for the longest goes first */
export function createFileCache({ total }: { total: number }): FileCache {
  const cached = new Map<OpenFile, Buffer>();
  let size = 0;
  const forget = (file: OpenFile) => {
    if (cached.delete(file)) size -= file.size;
  };
  return {
    get(file) {
      const bytes = cached.get(file);
      if (bytes) {
        // A map keeps the order in which its entries came: this one is now the newest.
        cached.delete(file);
        cached.set(file, bytes);
      }
      return bytes;
    },
    async load(file) {
      const bytes = await readWhole(file);
      // Another request may have read it meanwhile.
      forget(file);
      for (const oldest of cached.keys()) {
        if (size + file.size <= total) break;
        forget(oldest);
      }
      cached.set(file, bytes);
      size += file.size;
      return bytes;
    },
  };
}
