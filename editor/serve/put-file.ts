import { mkdir, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { replaceFile } from "../../content-check/replace-file.ts";

/** Writes a file in one step, with the folders that it needs. Null removes it, and its folder if nothing else is in it. */
export async function putFile(file: string, content: Uint8Array | null): Promise<void> {
  if (content) {
    await mkdir(path.dirname(file), { recursive: true });
    await replaceFile(file, content);
  } else {
    await rm(file, { force: true });
    // Git keeps no empty folder either.
    await rmdir(path.dirname(file)).catch(() => undefined);
  }
}
