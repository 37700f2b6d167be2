import { expect, test } from "vitest";
import { eventAction, missingLinkMessage } from "./event-action.ts";

const registrationLink = "https://register.example/trichy";
const highlightsLink = "https://social.example/posts/mumbai";

test("C-8 an upcoming event offers Register Now with the registration link", () => {
  expect(eventAction({ status: "upcoming", registrationLink, highlightsLink })).toEqual({
    kind: "open",
    label: "Register Now",
    link: registrationLink,
  });
});

test("C-9 a closed event offers Watch Highlights with the highlights link", () => {
  expect(eventAction({ status: "closed", registrationLink, highlightsLink })).toEqual({
    kind: "open",
    label: "Watch Highlights",
    link: highlightsLink,
  });
});

test.each(["cancelled", "sold-out", "Upcoming", "CLOSED", ""])(
  "C-10 the status “%s” offers nothing, whatever links there are",
  (status) => {
    expect(eventAction({ status, registrationLink, highlightsLink })).toEqual({
      kind: "none",
      label: "Registration Closed",
    });
  },
);

test.each([
  ["upcoming", "Register Now", undefined],
  ["upcoming", "Register Now", ""],
  ["upcoming", "Register Now", " \n"],
  ["closed", "Watch Highlights", undefined],
  ["closed", "Watch Highlights", ""],
  ["closed", "Watch Highlights", "\t"],
])("D-9 an event that is %s misses its link for %s when that is %j", (status, label, link) => {
  const other = status === "upcoming" ? { highlightsLink } : { registrationLink };
  const own = status === "upcoming" ? { registrationLink: link } : { highlightsLink: link };
  expect(eventAction({ status, ...other, ...own })).toEqual({ kind: "missing-link", label });
});

test("D-9 the alert says exactly", () => {
  expect(missingLinkMessage).toBe("Link not available yet. Please check back later.");
});
