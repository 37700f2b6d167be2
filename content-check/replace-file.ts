import { mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Replaces a file in one step, so that no program reads a part of it, even if this one is stopped meanwhile. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  // The content check looks at no name that begins with a dot.
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.unfinished`);
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

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
