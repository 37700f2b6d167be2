import { colour } from "./drawing-parts.ts";
import { drawText, extentOf, type Text, type TextExtent } from "./text.ts";

/** A rectangle of a poster, in its pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A line of one text, or of several side by side. Lengths are in pixels. */
export type Line = {
  texts: readonly Text[];
  fill: string;
  /** The largest size of its letters, and the smallest that can be read. */
  largest: number;
  legible: number;
  /** The room above it, where another line is above it. */
  gap: number;
};

/** The alignment of a block in its box: 0 is left or top, 1 is right or bottom. */
type Align = { x: number; y: number };

/** A block as drawn: what its lines cover, from the first to the last, and how legible they are: 1 where all can be read. */
export type Block = { svg: string; lines: Box[]; legible: number };

/** The room between two texts of a line, in ems. */
const textGap = 0.86;

/** The least height of a line above and below its baseline, in ems, so that lines of capitals are spaced like others. */
const least = { above: 0.68, below: 0.17 };

/** A line that fits between left and right, and what it takes above and below its baseline, in pixels. */
type SizedLine = Line & { extents: TextExtent[]; size: number; above: number; below: number };

/**
 * Sets lines below each other in a box. A line that is too long gets smaller letters; a block that is too high gets
 * smaller as a whole. Lines are placed by the extent of their letters, so that none touches another in any script.
 */
export async function textBlock(lines: readonly Line[], box: Box, align: Align = { x: 0.5, y: 0.5 }): Promise<Block> {
  const room = box.right - box.left;
  const sized = await Promise.all(lines.map((line) => sizeOf(line, room)));
  const firstGap = sized[0]?.gap ?? 0;
  const height = sized.reduce((sum, line) => sum + line.gap + line.above + line.below, -firstGap);
  const scale = Math.min(1, (box.bottom - box.top) / height);
  let y = box.top + (box.bottom - box.top - height * scale) * align.y - firstGap * scale;
  const drawn = sized.map((line) => {
    const baseline = y + (line.gap + line.above) * scale;
    y = baseline + line.below * scale;
    const left = box.left + (room - widthOf(line.extents) * line.size * scale) * align.x;
    return drawLine({ ...line, size: line.size * scale }, left, baseline);
  });
  return {
    svg: drawn.map(({ svg }) => svg).join(""),
    lines: drawn.map(({ covered }) => covered),
    legible: Math.min(1, ...sized.map(({ size, legible }) => (size * scale) / legible)),
  };
}

/**
 * A text on one line and, if it has several words, on two lines of similar length.
 *
 * @param sizes the largest letters on one line and on two, and those that can be read
 */
export function lineVariants(text: Text, sizes: { one: number; two: number; legible: number }): Line[][] {
  const [fill, { legible }] = [colour("ink"), sizes];
  const words = text.text.trim().split(/\s+/);
  const line = (part: readonly string[], largest: number): Line => {
    return { texts: [{ ...text, text: part.join(" ") }], fill, largest, legible, gap: largest * 0.17 };
  };
  const halves = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  const inTwo = halves.toSorted((one, other) => longest(one) - longest(other)).slice(0, 1);
  return [[line(words, sizes.one)], ...inTwo.map((half) => half.map((part) => line(part, sizes.two)))];
}

/** Sets the first of several ways to break texts in which all lines can be read; if there is none, the most legible one. */
export async function firstLegible(ways: readonly Line[][], box: Box, align?: Align): Promise<Block> {
  const blocks = await Promise.all(ways.map((lines) => textBlock(lines, box, align)));
  return blocks.reduce((best, block) => (block.legible > best.legible ? block : best));
}

const longest = (parts: readonly string[][]) => Math.max(...parts.map((part) => part.join(" ").length));

async function sizeOf(line: Line, room: number): Promise<SizedLine> {
  const extents = await Promise.all(line.texts.map(extentOf));
  const size = Math.min(line.largest, room / Math.max(widthOf(extents), 0.01));
  const above = Math.max(least.above, ...extents.map((extent) => extent.above)) * size;
  const below = Math.max(least.below, ...extents.map((extent) => extent.below)) * size;
  return { ...line, extents, size, above, below };
}

/** How wide the texts of a line are side by side, in ems. */
function widthOf(extents: readonly TextExtent[]): number {
  return extents.reduce((sum, { left, right }) => sum + left + right, textGap * (extents.length - 1));
}

/** A line whose first letter begins at `left`. */
function drawLine({ texts, extents, size, fill }: SizedLine, left: number, baseline: number) {
  let x = left;
  const drawn = texts.map((text, index) => {
    const extent = extents[index] as TextExtent;
    const middle = x + extent.left * size;
    x = middle + (extent.right + textGap) * size;
    return drawText(text, { x: middle, y: baseline, size, fill });
  });
  const reach = (way: "above" | "below") => Math.max(...extents.map((extent) => extent[way])) * size;
  const covered = {
    left,
    right: x - textGap * size,
    top: baseline - reach("above"),
    bottom: baseline + reach("below"),
  };
  return { svg: drawn.join(""), covered };
}
