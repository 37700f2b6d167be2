import { Clipper, type PathD } from "clipper2-ts";
import { expect, test } from "vitest";
import { measures, uniteStates } from "./unite-states.ts";

/** A rectangle as a state, wound as the data winds most of its states. */
function land(left: number, top: number, right: number, bottom: number): PathD {
  return Clipper.makePathD([left, top, right, top, right, bottom, left, bottom]);
}

const west = land(0, 0, 50, 50);

test.each([
  { states: "share a border", east: land(50, 0, 100, 50), rings: 1, area: 5000 },
  { states: "overlap", east: land(45, 0, 100, 50), rings: 1, area: 5000 },
  { states: "overlap, wound in opposite ways", east: land(45, 0, 100, 50).reverse(), rings: 1, area: 5000 },
  { states: "leave a sliver of a gap", east: land(50.3, 0, 100, 50), rings: 1, area: 5000 },
  { states: "are a strait apart", east: land(60, 0, 100, 50), rings: 2, area: 4500 },
])("states that $states become $rings", ({ east, rings, area }) => {
  const outline = uniteStates({ states: [west, east], atolls: [] });
  expect(outline).toHaveLength(rings);
  expect(Clipper.areaPathsD(outline) / area).toBeCloseTo(1, 2);
});

test.each([
  {
    piece: "a lake between states",
    states: [land(0, 0, 50, 10), land(0, 20, 50, 50), land(0, 10, 10, 20), land(30, 10, 50, 20)],
  },
  { piece: "an island too small to draw", states: [west, land(60, 25, 60.5, 25.5)] },
  { piece: "a point that hardly leaves the line", states: [[...west, { x: -measures.tolerance.mainland / 2, y: 25 }]] },
])("$piece is not drawn", ({ states }) => {
  const outline = uniteStates({ states, atolls: [] });
  expect(outline).toHaveLength(1);
  expect(outline[0]).toHaveLength(4);
});

test("an atoll of any size is drawn, large enough to be seen", () => {
  const [mainland, atoll = []] = uniteStates({ states: [west], atolls: [land(60, 10, 60.02, 10.02)] });
  expect(mainland).toBeDefined();
  const { left, right } = Clipper.getBoundsD(atoll);
  expect(right - left).toBeCloseTo(2 * measures.atollMargin, 0);
});
