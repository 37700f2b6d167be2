import { expect, test } from "vitest";
import { routeStops } from "./route-line.tsx";

const events = (status: string, count: number, month: number) =>
  Array.from({ length: count }, (_, index) => ({
    _id: `${status}-${index + 1}`,
    status,
    starts: `2025-${month.toString().padStart(2, "0")}-${(index + 1).toString().padStart(2, "0")} 10:00`,
  }));

const ids = (stops: ReturnType<typeof routeStops>) => stops.map(({ event }) => event._id);

test("the concluded stops come first, then the upcoming ones, and the engine is before the first of these", () => {
  const stops = routeStops([...events("upcoming", 2, 9), ...events("closed", 2, 8)]);
  expect(ids(stops)).toEqual(["closed-1", "closed-2", "upcoming-1", "upcoming-2"]);
  expect(stops.map(({ open }) => open)).toEqual([false, false, true, true]);
  expect(stops.map(({ next }) => next)).toEqual([false, false, true, false]);
});

test("a concluded event is behind the engine, even if its date is later than that of an upcoming one", () => {
  expect(ids(routeStops([...events("upcoming", 1, 3), ...events("closed", 1, 9)]))).toEqual(["closed-1", "upcoming-1"]);
});

test.each([
  { behind: 20, ahead: 3, first: "closed-16", last: "upcoming-3" },
  { behind: 20, ahead: 0, first: "closed-13", last: "closed-20" },
  { behind: 2, ahead: 20, first: "closed-1", last: "upcoming-6" },
  { behind: 20, ahead: 20, first: "closed-17", last: "upcoming-4" },
])(
  "with $behind stops behind and $ahead ahead, the eight around the engine are shown",
  ({ behind, ahead, first, last }) => {
    const stops = routeStops([...events("closed", behind, 1), ...events("upcoming", ahead, 2)]);
    expect(stops).toHaveLength(8);
    expect([ids(stops).at(0), ids(stops).at(-1)]).toEqual([first, last]);
  },
);

test("a cancelled or postponed stop is off, and the engine is before the next one that takes place", () => {
  const stops = routeStops([...events("cancelled", 1, 3), ...events("postponed", 1, 4), ...events("sold-out", 1, 5)]);
  expect(stops.map(({ off }) => off)).toEqual([true, true, false]);
  expect(stops.map(({ next }) => next)).toEqual([false, false, true]);
  const [none] = routeStops(events("cancelled", 2, 3));
  expect(none?.next).toBe(true);
});

test("a phase without events has no route", () => {
  expect(routeStops([])).toEqual([]);
});
