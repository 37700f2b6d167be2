import { expect, test } from "vitest";
import { weekdayAndDate } from "./event-dates.ts";
import { nextStops } from "./next-stops.ts";

const event = (_id: string, starts: string, status = "upcoming") => ({ _id, starts, status });

const idsOf = (events: { _id: string }[]) => events.map(({ _id }) => _id);

test("X-7 the next stop is the earliest upcoming one by its beginning, wherever it stands in the content", () => {
  const events = [
    event("srinagar", "2025-10-01 14:00"),
    event("trichy", "2025-09-28 10:00"),
    event("agra", "2025-11-02 10:00"),
  ];
  expect(idsOf(nextStops(events))).toEqual(["trichy"]);
});

test("X-7 stops of one day stand in the order of the lists: the earlier first, then by their ids", () => {
  const events = [
    event("trichy", "2025-09-28 11:00"),
    event("srinagar", "2025-10-01 09:00"),
    event("tirupati", "2025-09-28 11:00"),
    event("vadodara", "2025-09-28 10:00"),
  ];
  expect(idsOf(nextStops(events))).toEqual(["vadodara", "tirupati", "trichy"]);
});

test("X-7 only what is upcoming is a next stop: no concluded, cancelled, postponed or sold-out event", () => {
  const others = ["closed", "cancelled", "postponed", "sold-out", "Upcoming soon"];
  const events = others.map((status, index) => event(`other-${index}`, "2025-01-01 10:00", status));
  expect(nextStops(events)).toEqual([]);
  expect(idsOf(nextStops([...events, event("srinagar", "2025-10-01 14:00")]))).toEqual(["srinagar"]);
});

test("X-7 E-8 an upcoming event of the past and one of a far future are told apart by nothing but their beginnings", () => {
  expect(idsOf(nextStops([event("late", "2999-01-01 10:00"), event("early", "1999-01-01 10:00")]))).toEqual(["early"]);
});

test("X-7 a stop's day is told with its weekday", () => {
  expect(weekdayAndDate("2025-09-28 10:00")).toBe("Sunday, 28th September, 2025");
});
