import { inflateRawSync } from "node:zlib";

/**
 * Returns true if the unpacked files of a ZIP archive are smaller than a limit. A few kilobytes can unpack to gigabytes,
 * and the sizes that the archive states can be wrong. The end of an archive lists its files (PKWARE's APPNOTE.TXT, 4.3.12
 * and 4.3.16).
 *
 * @param limit the limit for all files together, in bytes
 * @throws RangeError if the bytes are not an archive
 */
export function unpacksBelow(archive: Buffer, limit: number): boolean {
  const end = archive.lastIndexOf("PK\x05\x06", undefined, "latin1");
  let left = limit;
  let at = archive.readUInt32LE(end + 16);
  for (let files = archive.readUInt16LE(end + 10); files > 0; files -= 1) {
    const packed = archive.readUInt32LE(at + 20);
    const header = archive.readUInt32LE(at + 42);
    const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const isDeflated = archive.readUInt16LE(at + 10) === 8;
    left -= isDeflated ? inflatedSize(archive.subarray(start, start + packed), left) : packed;
    if (left <= 0) return false;
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return true;
}

/** Returns the unpacked size of packed bytes, or the limit if the size is larger. */
function inflatedSize(packed: Buffer, limit: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: limit }).length;
  } catch (error) {
    if (error instanceof RangeError) return limit;
    throw error;
  }
}
