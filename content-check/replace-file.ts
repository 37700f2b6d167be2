import { mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Replaces a file in one step, so that no program reads an unfinished file, even if this process is killed. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  // The content check ignores names that begin with a dot.
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.unfinished`);
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/** Writes a file in one step, and creates its folders. Null removes the file, and its folder if that is empty then. */
export async function putFile(file: string, content: Uint8Array | null): Promise<void> {
  if (content) {
    await mkdir(path.dirname(file), { recursive: true });
    await replaceFile(file, content);
  } else {
    await rm(file, { force: true });
    // Fails if the folder is not empty.
    await rmdir(path.dirname(file)).catch(() => undefined);
  }
}
