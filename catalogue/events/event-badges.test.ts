import { expect, test } from "vitest";
import { actionWords } from "./event-action.ts";
import { cardBadge, eventNotice, modalBadge, statusInSentence, withStatus } from "./event-status.ts";

test("C-8 C-9 C-10 the button says exactly", () => {
  expect((["register", "highlights", "closed"] as const).map(actionWords)).toEqual([
    "Register Now",
    "Watch Highlights",
    "Registration Closed",
  ]);
});

test.each([
  ["upcoming", "Upcoming", "Upcoming"],
  ["closed", "Concluded", "Closed"],
  ["cancelled", "Cancelled", "Cancelled"],
  ["called off", "Called Off", "Called Off"],
  ["sold-out", "Sold Out", "Sold Out"],
  ["postponed  to -- May", "Postponed To May", "Postponed To May"],
  ["Upcoming", "Upcoming", "Upcoming"],
  ["", "", ""],
])("C-5 D-1 the status “%s” reads %s on the card and %s in the modal", (status, card, modal) => {
  expect([cardBadge(status), modalBadge(status)]).toEqual([card, modal]);
});

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

test.each([
  ["cancelled", "Cancelled: Agra", "cancelled"],
  ["postponed", "Postponed: Agra", "postponed"],
  ["sold-out", "Sold out: Agra", "sold out"],
  ["upcoming", "Agra", "upcoming"],
  ["closed", "Agra", "concluded"],
  ["waitlist", "Agra", "waitlist"],
])("an event that is %s goes by the name “%s”, and is %s within a sentence", (status, name, inSentence) => {
  expect([withStatus(status, "Agra"), statusInSentence(status)]).toEqual([name, inSentence]);
});
