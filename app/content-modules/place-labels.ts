/** Where a label stands beside its stop: on one of four sides, or at one of four corners. */
export type LabelSide =
  | "right"
  | "left"
  | "above"
  | "below"
  | "above-right"
  | "below-right"
  | "above-left"
  | "below-left";

type Point = { x: number; y: number };
type Box = { left: number; top: number; right: number; bottom: number };
type Labelled = Point & { name: string; ownName: string };

/** A label's size on the map as a phone shows it, in the drawing's units, and its distance from the middle of its stop. */
const label = { perLetter: 13, padding: 30, height: 62, gap: 28 };

/** Each side's direction from the stop, in the order in which they are preferred. */
const directions: Record<LabelSide, Point> = {
  right: { x: 1, y: 0 },
  left: { x: -1, y: 0 },
  "above-right": { x: 1, y: -1 },
  "below-right": { x: 1, y: 1 },
  "above-left": { x: -1, y: -1 },
  "below-left": { x: -1, y: 1 },
  below: { x: 0, y: 1 },
  above: { x: 0, y: -1 },
};

const sides = Object.keys(directions) as LabelSide[];

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Chooses each label's side, one after another, so that it covers as little as possible of the other stops, of the lines
 * between them and of the labels placed before, and stays on the drawing.
 */
export function placeLabels(
  stops: readonly Labelled[],
  lines: readonly (readonly [Point, Point])[],
  size: { width: number; height: number },
): LabelSide[] {
  const onLines = lines.flatMap(([from, to]) => pointsBetween(from, to));
  const obstacles = [...stops, ...onLines];
  const placed: Box[] = [];
  return stops.map((stop) => {
    const cost = (side: LabelSide) => {
      const box = labelBox(stop, side);
      const hidden = obstacles.filter((point) => isInside(point, box)).length;
      const overlap = placed.reduce((sum, other) => sum + overlapArea(box, other), 0);
      return 300 * hidden + overlap + 20 * beyond(box, size);
    };
    const best = sides.reduce((chosen, side) => (cost(side) < cost(chosen) ? side : chosen));
    placed.push(labelBox(stop, best));
    return best;
  });
}

function labelBox(stop: Labelled, side: LabelSide): Box {
  const letters = Math.max(stop.name.length, [...graphemes.segment(stop.ownName)].length * 1.15);
  const width = letters * label.perLetter + label.padding;
  const { height, gap } = label;
  const { x, y } = directions[side];
  const reach = x !== 0 && y !== 0 ? gap / 2 : gap;
  const middleX = stop.x + x * (reach + width / 2);
  const middleY = stop.y + y * (reach + height / 2);
  return {
    left: middleX - width / 2,
    right: middleX + width / 2,
    top: middleY - height / 2,
    bottom: middleY + height / 2,
  };
}

function pointsBetween(from: Point, to: Point): Point[] {
  return Array.from({ length: 19 }, (_, step) => {
    const part = (step + 1) / 20;
    return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
  });
}

function isInside({ x, y }: Point, { left, top, right, bottom }: Box): boolean {
  return x > left && x < right && y > top && y < bottom;
}

function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

function beyond({ left, top, right, bottom }: Box, { width, height }: { width: number; height: number }): number {
  return Math.max(0, -left) + Math.max(0, right - width) + Math.max(0, -top) + Math.max(0, bottom - height);
}
