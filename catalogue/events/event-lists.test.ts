import { expect, test } from "vitest";
import type { PhaseState } from "../phase.ts";
import { eventLists, eventsOf, nextStops } from "./event-lists.ts";

const phases: PhaseState[] = [
  { number: 2, state: "live" },
  { number: 1, state: "concluded" },
];

function event(_id: string, starts: string, status = "upcoming", phase = 2) {
  return { _id, starts, status, phase };
}

function idsOf(events: readonly { _id: string }[]) {
  return events.map(({ _id }) => _id);
}

test("E-7 upcoming events are sorted soonest first, and by id if they start at the same time", () => {
  const events = [event("c", "2025-10-01 14:00"), event("b", "2025-09-28 10:00"), event("a", "2025-09-28 10:00")];
  expect(idsOf(eventLists(events, phases).upcoming)).toEqual(["a", "b", "c"]);
});

test("E-7 concluded events are sorted latest first, and by id if they start at the same time", () => {
  const events = ["b 2025-08-07 11:00", "a 2025-08-07 11:00", "c 2025-09-24 17:00"].map((text) =>
    event(text.slice(0, 1), text.slice(2), "closed"),
  );
  expect(idsOf(eventLists(events, phases).concluded)).toEqual(["c", "a", "b"]);
});

test("E-2 in the live phase only closed events are concluded, and events with any other status are upcoming", () => {
  const lists = eventLists(
    ["upcoming", "closed", "cancelled", "sold-out", "Closed"].map((status, day) =>
      event(status, `2025-09-0${day + 1} 10:00`, status),
    ),
    phases,
  );
  expect(idsOf(lists.upcoming)).toEqual(["upcoming", "cancelled", "sold-out", "Closed"]);
  expect(idsOf(lists.concluded)).toEqual(["closed"]);
  expect(lists.phase1).toEqual([]);
});

test("E-3 phase 1 has one grid for every status, and none of its events is in phase 2", () => {
  const events = [event("old", "2025-03-31 11:00", "closed", 1), event("odd", "2025-04-21 11:00", "upcoming", 1)];
  const { phase1 = [], ...others } = eventLists(events, phases);
  expect([idsOf(phase1), others]).toEqual([["odd", "old"], { upcoming: [], concluded: [] }]);
});

test("E-2 E-3 a phase that is not live has one grid: latest first if it is concluded, soonest first if it is ahead", () => {
  const later: PhaseState[] = [
    { number: 4, state: "ahead" },
    { number: 3, state: "live" },
    { number: 2, state: "concluded" },
  ];
  const events = [2, 3, 4].flatMap((phase) => [
    event(`${phase}b`, "2026-02-01 10:00", "upcoming", phase),
    event(`${phase}a`, "2026-01-01 10:00", "closed", phase),
  ]);
  const lists = eventLists(events, later);
  const ids = Object.entries(lists).map(([section, here]) => [section, idsOf(here)]);
  expect(Object.fromEntries(ids)).toEqual({
    upcoming: ["3b"],
    concluded: ["3a"],
    phase4: ["4a", "4b"],
    phase2: ["2b", "2a"],
  });
  expect(later.map((phase) => idsOf(eventsOf(lists, phase)))).toEqual([
    ["4a", "4b"],
    ["3b", "3a"],
    ["2b", "2a"],
  ]);
});

test("X-7 next stops on the same day have the order of the lists", () => {
  const events = [
    event("trichy", "2025-09-28 11:00"),
    event("srinagar", "2025-10-01 09:00"),
    event("tirupati", "2025-09-28 11:00"),
    event("vadodara", "2025-09-28 10:00"),
  ];
  expect(idsOf(nextStops(events))).toEqual(["vadodara", "tirupati", "trichy"]);
});

test("X-7 only an upcoming event is a next stop, not a concluded, cancelled, postponed or sold-out one", () => {
  const others = ["closed", "cancelled", "postponed", "sold-out", "Upcoming soon"];
  const events = others.map((status, index) => event(`other-${index}`, "2025-01-01 10:00", status));
  expect(nextStops(events)).toEqual([]);
  expect(idsOf(nextStops([...events, event("srinagar", "2025-10-01 14:00")]))).toEqual(["srinagar"]);
});

test("X-7 E-8 the next stop is the upcoming event with the earliest start, even if it is in the past", () => {
  expect(idsOf(nextStops([event("late", "2999-01-01 10:00"), event("early", "1999-01-01 10:00")]))).toEqual(["early"]);
});
