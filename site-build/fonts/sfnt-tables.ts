/** A font's tables by tag, as in the OpenType specification's chapter "Organization of an OpenType font". */
type Tables = Map<string, { checksum: number; bytes: Uint8Array }>;

const headerLength = 12;
const recordLength = 16;

/**
 * The font with some of its tables replaced by another font's; one that the other lacks is left out. Both must have the
 * same glyphs in the same order, because tables name glyphs by number.
 *
 * @throws Error when the fonts have different numbers of glyphs
 */
export function withTablesOf(donor: Uint8Array, tags: readonly string[], font: Uint8Array): Uint8Array {
  const tables = readTables(font);
  const donated = readTables(donor);
  if (glyphCount(tables) !== glyphCount(donated)) throw new Error("The two fonts have not the same glyphs.");
  for (const tag of tags) {
    const table = donated.get(tag);
    if (table) tables.set(tag, table);
    else tables.delete(tag);
  }
  return writeTables(tables);
}

function readTables(font: Uint8Array): Tables {
  const view = viewOf(font);
  const records = Array.from({ length: view.getUint16(4) }, (_, index) => headerLength + index * recordLength);
  return new Map(
    records.map((record) => {
      const tag = String.fromCharCode(...font.subarray(record, record + 4));
      const [checksum, start, length] = [
        view.getUint32(record + 4),
        view.getUint32(record + 8),
        view.getUint32(record + 12),
      ];
      return [tag, { checksum, bytes: font.subarray(start, start + length) }];
    }),
  );
}

function glyphCount(tables: Tables): number {
  const maxp = tables.get("maxp");
  if (!maxp) throw new Error("The font has no table maxp.");
  return viewOf(maxp.bytes).getUint16(4);
}

/** The checksum of the whole font (in `head`) is left as it was: whoever unpacks a WOFF2 file works it out anew. */
function writeTables(tables: Tables): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const aligned = (length: number) => Math.ceil(length / 4) * 4;
  const lengths = sorted.map(([, { bytes }]) => aligned(bytes.length));
  let position = headerLength + sorted.length * recordLength;
  const font = new Uint8Array(lengths.reduce((sum, length) => sum + length, position));
  const view = viewOf(font);
  const power = Math.floor(Math.log2(sorted.length));
  view.setUint32(0, 0x00010000);
  const header = [sorted.length, 2 ** power * recordLength, power, (sorted.length - 2 ** power) * recordLength];
  for (const [index, value] of header.entries()) view.setUint16(4 + index * 2, value);
  for (const [index, [tag, { checksum, bytes }]] of sorted.entries()) {
    const record = headerLength + index * recordLength;
    font.set(Buffer.from(tag, "latin1"), record);
    view.setUint32(record + 4, checksum);
    view.setUint32(record + 8, position);
    view.setUint32(record + 12, bytes.length);
    font.set(bytes, position);
    position += aligned(bytes.length);
  }
  return font;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
