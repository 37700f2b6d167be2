import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { CodedError } from "../errors.ts";

/**
 * Writes a file so that its readers see the old text or the new one, never a part: also when the program is killed.
 *
 * @throws CodedError `input-invalid` when the file cannot be written
 */
export async function writeFileAtomically(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await using handle = await open(temporary, "wx");
    await handle.writeFile(text);
    await handle.sync();
    await rename(temporary, file);
  } catch (cause) {
    await rm(temporary, { force: true });
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new CodedError("input-invalid", `${file} cannot be written: ${detail}`, { cause });
  }
}
