import { rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Replaces a file in one step, so that no program reads a part of it, even if this one is stopped meanwhile. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  // The content check looks at no name that begins with a dot.
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.unfinished`);
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
