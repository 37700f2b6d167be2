import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { CodedError } from "../errors.ts";

/**
 * Writes a file so that its readers see the old content or the new one, never a part: also when the program is killed
 * or the power fails.
 *
 * @throws CodedError `input-invalid` when the file cannot be written
 */
export async function writeFileAtomically(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await using handle = await open(temporary, "wx");
    await handle.writeFile(content);
    await handle.sync();
    await rename(temporary, file);
    await syncFolder(path.dirname(file));
  } catch (cause) {
    await rm(temporary, { force: true });
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new CodedError("input-invalid", `${file} cannot be written: ${detail}`, { cause });
  }
}

/** Brings the file's new name to the disk too. Windows can open no folder, and needs none of this. */
async function syncFolder(folder: string): Promise<void> {
  if (path.sep === "\\") return;
  await using handle = await open(folder);
  await handle.sync();
}
