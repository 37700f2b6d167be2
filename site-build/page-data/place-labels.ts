import type { LabelSide } from "../../app/content/page-data.ts";

type Point = { x: number; y: number };
type Box = { left: number; top: number; right: number; bottom: number };
type Labelled = Point & { name: string; ownName: string };

/** A label's size on the map as the smallest phone shows it, in the drawing's units, and its distance from its stop's middle. */
const label = { perLetter: 14, padding: 32, height: 70, gap: 30 };

/** How far from other stops a label stays where it can, in the drawing's units: a reader takes it for the nearest one's. */
const clearance = 44;

/** How near to the middle of a line a label may come, in the drawing's units. */
const halfLine = 13;

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
 * Chooses the side of each label, so that labels stay on the drawing, cover no stops, and cover as little as possible of lines
 * and other labels. The first round compares each label with the labels before it; the second round compares it with all others.
 */
export function placeLabels(
  stops: readonly Labelled[],
  lines: readonly (readonly [Point, Point])[],
  size: { width: number; height: number },
): LabelSide[] {
  const onLines = lines.flatMap(([from, to]) => pointsBetween(from, to));
  const chosen = new Map<Labelled, LabelSide>();
  const costOf = (stop: Labelled, side: LabelSide) => {
    const box = labelBox(stop, side);
    const others = stops.filter((other) => other !== stop);
    const hidden = [...others, ...onLines].filter((point) => distance(point, box) < halfLine).length;
    const near = others.reduce((sum, other) => sum + Math.max(0, clearance - distance(other, box)), 0);
    const labels = others.map((other) => ({ other, at: chosen.get(other) }));
    const covered = labels.reduce((sum, { other, at }) => sum + (at ? overlapArea(box, labelBox(other, at)) : 0), 0);
    return 300 * hidden + 40 * near + 30 * beyond(box, size) + 6 * covered;
  };
  for (const stop of [...stops, ...stops]) {
    const costs = sides.map((side) => costOf(stop, side));
    chosen.set(stop, sides[costs.indexOf(Math.min(...costs))] ?? "right");
  }
  return stops.map((stop) => chosen.get(stop) ?? "right");
}

/** How far a point lies from a box; 0 within it. */
function distance({ x, y }: Point, { left, top, right, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** How wide a letter of a name is, as a multiple of a Latin one's. */
function widthOf(name: string): number {
  if (/\p{Script=Tamil}/u.test(name)) return 1.9;
  return /^\p{Script=Latin}/u.test(name) ? 1 : 1.3;
}

/** How tall a label with a name is, as a multiple of others': Nastaliq slopes down from word to word. */
function tallness(name: string): number {
  if (/\p{Script=Arabic}/u.test(name)) return 1.3;
  return /[\p{Script=Tamil}\p{Script=Telugu}]/u.test(name) ? 1.1 : 1;
}

/** Where a stop's label would be on one of its sides. */
function labelBox(stop: Labelled, side: LabelSide): Box {
  const { gap, perLetter, padding } = label;
  const letters = Math.max(stop.name.length * widthOf(stop.name), [...graphemes.segment(stop.ownName)].length * 1.15);
  const width = letters * perLetter + padding;
  const height = label.height * tallness(stop.name);
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

function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

function beyond({ left, top, right, bottom }: Box, { width, height }: { width: number; height: number }): number {
  return Math.max(0, -left) + Math.max(0, right - width) + Math.max(0, -top) + Math.max(0, bottom - height);
}
