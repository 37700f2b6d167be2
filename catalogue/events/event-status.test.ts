import { expect, test } from "vitest";
import { eventAction } from "./event-action.ts";
import { statusKind, takesPlace } from "./event-status.ts";

test.each([
  ["upcoming", "upcoming"],
  ["closed", "concluded"],
  ["cancelled", "cancelled"],
  ["Canceled", "cancelled"],
  ["called off", "cancelled"],
  ["postponed", "postponed"],
  ["postponed to 2026", "postponed"],
  ["sold-out", "sold-out"],
  ["Sold Out", "sold-out"],
  ["housefull", "sold-out"],
  ["full house", "sold-out"],
  ["delayed by one hour", "other"],
  ["rescheduled", "other"],
  ["cancellation likely", "other"],
  ["full-day", "other"],
  ["waitlist", "other"],
  ["Upcoming", "other"],
  ["upcoming\n", "other"],
  ["CLOSED", "other"],
  ["constructor", "other"],
  ["", "other"],
] as const)("the status “%s” is of the kind %s", (status, kind) => {
  expect(statusKind(status)).toBe(kind);
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

const registrationLink = "https://register.example/trichy";
const highlightsLink = "https://social.example/posts/mumbai";

test.each([
  ["C-8", "upcoming", "register", registrationLink],
  ["C-9", "closed", "highlights", highlightsLink],
])("%s an event that is %s offers to %s with the link for it", (_clause, status, kind, link) => {
  expect(eventAction({ status, registrationLink, highlightsLink })).toEqual({ kind, link });
});

test.each(["cancelled", "sold-out", "Upcoming", "CLOSED", ""])(
  "C-10 the status “%s” offers nothing, whatever links there are",
  (status) => {
    expect(eventAction({ status, registrationLink, highlightsLink })).toEqual({ kind: "closed" });
  },
);

test.each([
  ["upcoming", "register", undefined],
  ["upcoming", "register", ""],
  ["upcoming", "register", " \n"],
  ["closed", "highlights", undefined],
  ["closed", "highlights", ""],
  ["closed", "highlights", "\t"],
])("D-9 an event that is %s misses its link to %s when that is %j", (status, kind, link) => {
  const other = status === "upcoming" ? { highlightsLink } : { registrationLink };
  const own = status === "upcoming" ? { registrationLink: link } : { highlightsLink: link };
  expect(eventAction({ status, ...other, ...own })).toEqual({ kind, link: null });
});
