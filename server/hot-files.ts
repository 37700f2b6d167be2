import type { OpenFile } from "./open-site.ts";
import { readWhole } from "./read-bytes.ts";

/** The bytes of files that were asked for lately. */
export type HotFiles = {
  /** The file's bytes, if they are in memory. */
  get(file: OpenFile): Buffer | undefined;
  /** Reads a file and keeps it. @throws Error when it cannot be read */
  load(file: OpenFile): Promise<Buffer>;
};

/** @param total how many bytes are kept at most; whatever was not asked for the longest goes first */
export function createHotFiles({ total }: { total: number }): HotFiles {
  const kept = new Map<OpenFile, Buffer>();
  let size = 0;
  const forget = (file: OpenFile) => {
    if (kept.delete(file)) size -= file.size;
  };
  return {
    get(file) {
      const bytes = kept.get(file);
      if (bytes) {
        // A map keeps the order in which its entries came: this one is now the newest.
        kept.delete(file);
        kept.set(file, bytes);
      }
      return bytes;
    },
    async load(file) {
      const bytes = await readWhole(file);
      // Another request may have read it meanwhile.
      forget(file);
      for (const oldest of kept.keys()) {
        if (size + file.size <= total) break;
        forget(oldest);
      }
      kept.set(file, bytes);
      size += file.size;
      return bytes;
    },
  };
}
