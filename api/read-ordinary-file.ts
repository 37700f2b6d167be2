import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { CodedError } from "./errors.ts";
import { unreadable } from "./file-fault.ts";

/** How much is read at a time, in bytes. */
const portion = 1024 * 1024;

/**
 * Reads a file whole, where it is an ordinary one and no larger than may be: a device never ends, and a pipe may never
 * begin. What it is and how large is asked of the file that was opened, and no more than the limit is read even where
 * it says less.
 *
 * @param limit the most that it may weigh, in bytes, and what to do where it weighs more, in words
 * @throws CodedError `input-invalid`, whose message goes on behind the file's name
 */
export async function readOrdinaryFile(file: string, limit: { bytes: number; mend: string }): Promise<Buffer> {
  try {
    // Without waiting for somebody to write into a pipe; Windows knows no such flag, and no such pipes.
    await using handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const facts = await handle.stat();
    if (!facts.isFile() && !facts.isDirectory())
      throw new CodedError("input-invalid", "is a device or a pipe: give an ordinary file");
    if (facts.size > limit.bytes) throw tooLarge(limit);
    const portions: Buffer[] = [];
    for (let left = limit.bytes; ; ) {
      const { bytesRead, buffer } = await handle.read({ buffer: Buffer.alloc(Math.min(portion, left + 1)) });
      if (bytesRead === 0) return Buffer.concat(portions);
      if (bytesRead > left) throw tooLarge(limit);
      portions.push(buffer.subarray(0, bytesRead));
      left -= bytesRead;
    }
  } catch (cause) {
    if (cause instanceof CodedError) throw cause;
    throw new CodedError("input-invalid", unreadable(file, cause), { cause });
  }
}

function tooLarge({ bytes, mend }: { bytes: number; mend: string }): CodedError {
  const size = bytes % 1_000_000 === 0 ? bytes / 1_000_000 : Math.round(bytes / 1024 / 1024);
  return new CodedError("input-invalid", `is larger than ${size} MB: ${mend}`);
}
