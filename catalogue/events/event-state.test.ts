import { expect, test } from "vitest";
import { eventState, takesPlace } from "./event-state.ts";

test.each([
  ["upcoming", "scheduled"],
  ["closed", "scheduled"],
  ["cancelled", "cancelled"],
  ["Canceled", "cancelled"],
  ["called off", "cancelled"],
  ["postponed", "postponed"],
  ["postponed to 2026", "postponed"],
  ["sold-out", "sold-out"],
  ["Sold Out", "sold-out"],
  ["housefull", "sold-out"],
  ["full house", "sold-out"],
  ["delayed by one hour", "scheduled"],
  ["rescheduled", "scheduled"],
  ["cancellation likely", "scheduled"],
  ["full-day", "scheduled"],
  ["waitlist", "scheduled"],
  ["", "scheduled"],
] as const)("the status “%s” stands for %s", (status, state) => {
  expect(eventState(status)).toBe(state);
});

test.each([
  ["upcoming", true],
  ["closed", true],
  ["sold-out", true],
  ["delayed", true],
  ["cancelled", false],
  ["postponed", false],
])("an event that is %s takes place on its day: %s", (status, expected) => {
  expect(takesPlace(status)).toBe(expected);
});
