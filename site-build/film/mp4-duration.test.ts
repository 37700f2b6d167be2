import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content.ts";
import { mp4Duration } from "./mp4-duration.ts";

/** A box of ISO 14496-12: its size, its type and what it holds. */
function box(type: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content]);
}

/** A movie header of version 0. */
function header({ scale, units }: { scale: number; units: number }): Buffer {
  const content = Buffer.alloc(100);
  content.writeUInt32BE(scale, 12);
  content.writeUInt32BE(units, 16);
  return box("mvhd", content);
}

/** The same in version 1, with times of 64 bits. */
function longHeader({ scale, units }: { scale: number; units: bigint }): Buffer {
  const content = Buffer.alloc(112);
  content.writeUInt8(1);
  content.writeUInt32BE(scale, 20);
  content.writeBigUInt64BE(units, 24);
  return box("mvhd", content);
}

const film = (...boxes: Buffer[]) => Buffer.concat([box("ftyp", Buffer.from("isom")), ...boxes]);

test("the aftermovie's file tells how long it runs", async () => {
  expect(mp4Duration(await readFile(`${testContent}/film/aftermovie.mp4`))).toBeCloseTo(2, 1);
});

test("both versions of the header are read, wherever it stands", () => {
  const data = box("mdat", Buffer.alloc(50));
  expect(mp4Duration(film(data, box("moov", header({ scale: 1000, units: 61_400 }))))).toBe(61.4);
  const moov = box("moov", Buffer.concat([box("free", Buffer.alloc(4)), longHeader({ scale: 600, units: 36_000n })]));
  expect(mp4Duration(film(moov, data))).toBe(60);
});

test.each([
  { what: "no header", file: film(box("moov", box("free", Buffer.alloc(4)))) },
  { what: "a header that does not know", file: film(box("moov", header({ scale: 1000, units: 2 ** 32 - 1 }))) },
  { what: "no units in a second", file: film(box("moov", header({ scale: 0, units: 5 }))) },
  { what: "a box of no size", file: Buffer.from([0, 0, 0, 4, 1, 1, 1, 1, 0, 0, 0, 0]) },
  { what: "a header that is cut off", file: film(box("moov", header({ scale: 1, units: 5 }))).subarray(0, 36) },
  { what: "nothing in it", file: Buffer.alloc(0) },
])("a file with $what has no length", ({ file }) => {
  expect(mp4Duration(file)).toBeNull();
});
