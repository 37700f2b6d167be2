import { mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes a file in one step, so that no program reads an unfinished file, even if this process is killed. Creates its folders.
 *
 * @param content null removes the file, and its folder if that is empty then
 */
export async function putFile(file: string, content: string | Uint8Array | null): Promise<void> {
  const folder = path.dirname(file);
  if (content === null) {
    await rm(file, { force: true });
    // Fails if the folder is not empty.
    await rmdir(folder).catch(() => undefined);
    return;
  }
  await mkdir(folder, { recursive: true });
  // The content check ignores names that begin with a dot.
  const unfinished = path.join(folder, `.${path.basename(file)}.unfinished`);
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
