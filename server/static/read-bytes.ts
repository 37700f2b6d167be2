import { createHash } from "node:crypto";
import { read } from "node:fs";
import { promisify } from "node:util";
import { hashedLength, pieceLength } from "../limits.ts";
import type { LentDescriptor, OpenFile } from "./open-site.ts";

const readPiece = promisify(read);

/** @throws Error when the file cannot be read, is another one, or has become shorter */
export async function readWhole(file: OpenFile): Promise<Buffer> {
  // Not of the pool that small buffers share: that would stay until the last of them goes.
  const bytes = Buffer.allocUnsafeSlow(file.size);
  using lent = file.lend();
  for (let position = 0; position < file.size; ) {
    position += await readInto(lent, bytes.subarray(position), position, file.size);
  }
  return bytes;
}

/**
 * Not a stream of `node:fs`: that closes the file when the client goes away, and with it the file of everybody else.
 *
 * @param first the first byte's place, counted from 0
 * @param last the last byte's
 * @param most how long a piece is at most, in bytes
 * @throws Error when the file has become shorter: the client would wait for the missing bytes on a connection that
 *   looks sound, so the caller breaks it off
 */
export async function* readPieces(
  file: OpenFile,
  first: number,
  last: number,
  most: number = pieceLength,
): AsyncGenerator<Buffer> {
  using lent = file.lend();
  for (let position = first; position <= last; ) {
    const piece = Buffer.allocUnsafe(Math.min(most, last - position + 1));
    const length = await readInto(lent, piece, position, last + 1);
    yield piece.subarray(0, length);
    position += length;
  }
}

/**
 * The SHA-256 of a file, in digits of Base64 that an address may have. Others are answered meanwhile, however large it is.
 *
 * @throws Error when the file cannot be read, or has become shorter
 */
export async function hashOf(file: OpenFile): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of readPieces(file, 0, file.size - 1, hashedLength)) hash.update(piece);
  return hash.digest("base64url");
}

async function readInto(
  { descriptor }: LentDescriptor,
  target: Buffer,
  position: number,
  end: number,
): Promise<number> {
  const { bytesRead } = await readPiece(descriptor, target, 0, target.length, position);
  if (bytesRead === 0) throw new Error(`the file ended at ${position} of ${end} bytes while it was sent`);
  return bytesRead;
}
