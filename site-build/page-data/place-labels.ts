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

/** How often each label is placed anew, now that the others stand. */
const rounds = 6;

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

type Sides = ReadonlyMap<Labelled, LabelSide>;
type SideBoxes = Readonly<Record<LabelSide, Box>>;

/**
 * Chooses each label's side, so that it stays clear of the other stops, covers as little as possible of the lines between
 * them and of the other labels, and stays on the drawing. Where labels get in each other's way it depends on where one
 * begins, so the best of several beginnings is taken.
 */
export function placeLabels(
  stops: readonly Labelled[],
  lines: readonly (readonly [Point, Point])[],
  size: { width: number; height: number },
): LabelSide[] {
  const onLines = lines.flatMap(([from, to]) => pointsBetween(from, to));
  const boxes = new Map(stops.map((stop) => [stop, labelBoxes(stop)]));
  const boxOf = (stop: Labelled, side: LabelSide) => (boxes.get(stop) ?? labelBoxes(stop))[side];
  const othersOf = new Map(stops.map((stop) => [stop, stops.filter((other) => other !== stop)]));
  // What a label costs wherever the others stand, once for each box.
  const alone = new Map<Box, number>();
  const costAlone = (others: readonly Labelled[], box: Box) => {
    const hidden = [...others, ...onLines].filter((point) => distance(point, box) < halfLine).length;
    const near = others.reduce((sum, other) => sum + Math.max(0, clearance - distance(other, box)), 0);
    return 300 * hidden + 40 * near + 30 * beyond(box, size);
  };
  const cost = (stop: Labelled, side: LabelSide, chosen: Sides) => {
    const box = boxOf(stop, side);
    const others = othersOf.get(stop) ?? [];
    const known = alone.get(box) ?? costAlone(others, box);
    alone.set(box, known);
    return known + 6 * others.reduce((sum, other) => sum + overlapArea(box, boxOf(other, sideOf(other, chosen))), 0);
  };
  const total = (chosen: Sides) => stops.reduce((sum, stop) => sum + cost(stop, sideOf(stop, chosen), chosen), 0);
  const settled = sides.map((side) => settle(new Map(stops.map((stop) => [stop, side])), cost));
  const best = settled.reduce((least, chosen) => (total(chosen) < total(least) ? chosen : least));
  return stops.map((stop) => sideOf(stop, best));
}

/** Places each label anew, a few times over, where it costs the least while the others stand where they do. */
function settle(chosen: Map<Labelled, LabelSide>, cost: (stop: Labelled, side: LabelSide, chosen: Sides) => number) {
  for (let round = 0; round < rounds; round++) {
    for (const stop of chosen.keys()) {
      const costs = new Map(sides.map((side) => [side, cost(stop, side, chosen)]));
      const costAt = (side: LabelSide) => costs.get(side) ?? Number.POSITIVE_INFINITY;
      chosen.set(
        stop,
        sides.reduce((best, side) => (costAt(side) < costAt(best) ? side : best)),
      );
    }
  }
  return chosen;
}

function sideOf(stop: Labelled, chosen: Sides): LabelSide {
  return chosen.get(stop) ?? "right";
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

/** Where a stop's label would be on each of its sides. */
function labelBoxes(stop: Labelled): SideBoxes {
  const letters = Math.max(stop.name.length * widthOf(stop.name), [...graphemes.segment(stop.ownName)].length * 1.15);
  const width = letters * label.perLetter + label.padding;
  return Object.fromEntries(sides.map((side) => [side, labelBox(stop, side, width)])) as Record<LabelSide, Box>;
}

function labelBox(stop: Labelled, side: LabelSide, width: number): Box {
  const { gap } = label;
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
