import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { parseWorkbookRows } from "./parse-workbook-rows.ts";
import { unpacksBelow } from "./unpacked-size.ts";

/** A ZIP archive with one file of so many zeros, which says of itself that it is empty. */
function bomb(size: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(size));
  const local = Buffer.alloc(31);
  local.write("PK\x03\x04", "latin1");
  local.writeUInt16LE(1, 26);
  const central = Buffer.alloc(47);
  central.write("PK\x01\x02", "latin1");
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt16LE(1, 28);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, central, end]);
}

test("what an archive unpacks to is measured, whatever it says", () => {
  expect(unpacksBelow(bomb(1000), 1001)).toBe(true);
  expect(unpacksBelow(bomb(1000), 999)).toBe(false);
});

test("a workbook that unpacks to more than anybody wrote is refused before it is read", async () => {
  const archive = bomb(80 * 1024 * 1024);
  expect(archive.length).toBeLessThan(100_000);
  await expect(parseWorkbookRows("a.xlsx", archive)).rejects.toThrow(
    /^a\.xlsx is larger than 64 MB unpacked: import it in parts$/,
  );
  const real = await readFile("api/command-line/partners.fixture.xlsx");
  expect(unpacksBelow(real, 1_000_000)).toBe(true);
});
