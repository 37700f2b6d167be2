import { compress, decompress } from "wawoff2";

let last: Promise<unknown> = Promise.resolve();

/** A TrueType font packed for browsers. */
export function packFont(font: Uint8Array): Promise<Uint8Array> {
  return inTurn(() => compress(font));
}

/** A WOFF2 font unpacked to TrueType. */
export function unpackFont(font: Uint8Array): Promise<Uint8Array> {
  return inTurn(() => decompress(font));
}

/** The library's answers lie in memory that its next call overwrites: one call at a time, and each answer is copied. */
function inTurn(work: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const answer = last.then(work).then((bytes) => bytes.slice());
  last = answer.catch(() => undefined);
  return answer;
}
