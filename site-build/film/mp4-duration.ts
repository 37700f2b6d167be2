/** Bytes: what a header of version 1 holds up to its length; one of version 0 needs fewer, but holds more. */
const shortestHeader = 32;

/**
 * How long an MP4 film runs, in seconds, as its movie header box tells (ISO 14496-12, section 8.2.2); null where the
 * file has no such box, or the box does not know.
 */
export function mp4Duration(file: Uint8Array): number | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const movie = boxIn(bytes, "moov");
  const header = movie && boxIn(movie, "mvhd");
  if (!header || header.length < shortestHeader) return null;
  const isLong = header.readUInt8(0) === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const unknown = isLong ? units >= 2 ** 63 : units === 2 ** 32 - 1;
  return scale === 0 || units === 0 || unknown ? null : units / scale;
}

/** What the first box of a type holds, among the boxes that follow each other from the beginning. */
function boxIn(bytes: Buffer, type: string): Buffer | null {
  for (let start = 0; start + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(start);
    const head = short === 1 ? 16 : 8;
    if (start + head > bytes.length) return null;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : short || bytes.length - start;
    if (size < head) return null;
    if (bytes.toString("latin1", start + 4, start + 8) === type) return bytes.subarray(start + head, start + size);
    start += size;
  }
  return null;
}
