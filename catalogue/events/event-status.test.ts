import { expect, test } from "vitest";
import { actionWords, eventAction } from "./event-action.ts";
import {
  cardBadge,
  eventNotice,
  modalBadge,
  statusInSentence,
  statusKind,
  takesPlace,
  withStatus,
} from "./event-status.ts";

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
  ["by invitation", "other"],
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
    expect(eventAction({ status, registrationLink, highlightsLink })).toEqual({ kind: "closed", link: null });
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
  ["sold-out", "Sold out", "Sold out"],
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
  [" by invitation ", "The organiser says: by invitation"],
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
  ["by invitation", "Agra", "by invitation"],
])("an event that is %s goes by the name “%s”, and is %s within a sentence", (status, name, inSentence) => {
  expect([withStatus(status, "Agra"), statusInSentence(status)]).toEqual([name, inSentence]);
});
