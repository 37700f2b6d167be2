import { expect, test } from "vitest";
import { eventNotice } from "./event-notice.ts";

test.each([
  ["cancelled", "This event is cancelled."],
  ["Called off", "This event is cancelled."],
  ["postponed", "This event is postponed: the date given is the old one."],
  ["rescheduled", "The organiser says: rescheduled"],
  ["delayed by one hour", "The organiser says: delayed by one hour"],
  ["sold-out", "All places are taken."],
  ["housefull", "All places are taken."],
  ["by invitation", "The organiser says: by invitation"],
  [" waitlist ", "The organiser says: waitlist"],
])("X-5 of the status “%s” a visitor is told: %s", (status, says) => {
  expect(eventNotice(status)?.says).toBe(says);
});

test.each(["upcoming", "closed"])("X-5 of the status “%s” nothing needs to be told", (status) => {
  expect(eventNotice(status)).toBeNull();
});
