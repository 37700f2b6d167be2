import { expect, test } from "vitest";
import {
  cardBadge,
  eventAction,
  eventNotice,
  openedBadge,
  statusChoices,
  statusInSentence,
  takesPlace,
  withStatus,
} from "./event-status.ts";

const registrationLink = "https://register.example/trichy";
const highlightsLink = "https://social.example/posts/mumbai";

test.each([
  ["C-8", "upcoming", "register", registrationLink],
  ["C-9", "closed", "highlights", highlightsLink],
])("%s the button of an event that is %s is for %s and has that link", (_clause, status, kind, link) => {
  expect(eventAction({ status, registrationLink, highlightsLink })).toEqual({ kind, link });
});

test.each(["cancelled", "sold-out", "Upcoming", "upcoming\n", "CLOSED", "constructor", ""])(
  "C-10 the button of the status “%s” has no link, whatever links the event has",
  (status) => {
    expect(eventAction({ status, registrationLink, highlightsLink })).toEqual({ kind: "none", link: null });
  },
);

test.each([
  ["upcoming", "register", undefined],
  ["upcoming", "register", ""],
  ["upcoming", "register", " \n"],
  ["closed", "highlights", undefined],
  ["closed", "highlights", ""],
  ["closed", "highlights", "\t"],
])("D-9 an event that is %s has no link to %s if the link is %j", (status, kind, link) => {
  const other = status === "upcoming" ? { highlightsLink } : { registrationLink };
  const own = status === "upcoming" ? { registrationLink: link } : { highlightsLink: link };
  expect(eventAction({ status, ...other, ...own })).toEqual({ kind, link: null });
});

test("X-5 each status has a badge, a notice and a contact of its own", () => {
  const notices = statusChoices.flatMap((status) => eventNotice(status) ?? []);
  const contacts = notices.map(({ contact }) => contact({ address: "post@yatra.example" }).join(""));
  for (const texts of [statusChoices.map(cardBadge), notices.map(({ text }) => text), contacts])
    expect(texts).toEqual([...new Set(texts)]);
});

test.each([
  ["upcoming", "Upcoming", "Upcoming", "upcoming", "Agra", true, undefined],
  ["closed", "Concluded", "Closed", "concluded", "Agra", true, undefined],
  ["cancelled", "Cancelled", "Cancelled", "cancelled", "Cancelled: Agra", false, "This event is cancelled."],
  ["called off", "Called Off", "Called Off", "called off", "Agra", true, "The organiser says: called off"],
  ["postponed", "Postponed", "Postponed", "postponed", "Postponed: Agra", false, expect.stringContaining("old one.")],
  ["sold-out", "Sold out", "Sold out", "sold out", "Sold out: Agra", true, "All places are taken."],
  [
    " by  -- invitation ",
    "By Invitation",
    "By Invitation",
    "by invitation",
    "Agra",
    true,
    expect.stringMatching(/: by/),
  ],
  ["Upcoming", "Upcoming", "Upcoming", "upcoming", "Agra", true, "The organiser says: Upcoming"],
  ["", "", "", "", "Agra", true, "The organiser says: "],
])(
  "C-5 D-1 X-5 the status “%s” is %s on the card, %s in the modal, %s in a sentence and %s with the title Agra; it takes place: %s; its notice: %s",
  (status, card, modal, inSentence, name, isHeld, says) => {
    const shown = [cardBadge(status), openedBadge(status), statusInSentence(status), withStatus(status, "Agra")];
    expect(shown).toEqual([card, modal, inSentence, name]);
    expect([takesPlace(status), eventNotice(status)?.text]).toEqual([isHeld, says]);
  },
);
