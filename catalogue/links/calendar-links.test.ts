import { expect, test } from "vitest";
import { googleCalendarLink, outlookCalendarLink } from "./calendar-links.ts";

const event = {
  title: "Keys & wallets: Agra",
  starts: "2025-10-05 10:00",
  ends: "2025-10-06 17:30",
  venueAddress: "Yamuna Hall, Fatehabad Road, Agra 282001",
  description: "One day\nby the river.\n\nThe second paragraph.",
};
const url = "https://yatra.example/events/agra-2025";

test("X-4 Google's form is filled in, in Indian time", () => {
  const { origin, pathname, searchParams } = new URL(googleCalendarLink(event, url));
  expect(origin + pathname).toBe("https://calendar.google.com/calendar/render");
  expect(Object.fromEntries(searchParams)).toEqual({
    action: "TEMPLATE",
    text: "Keys & wallets: Agra",
    dates: "20251005T100000/20251006T173000",
    ctz: "Asia/Kolkata",
    details: `One day by the river.\n${url}`,
    location: "Yamuna Hall, Fatehabad Road, Agra 282001",
  });
});

test("X-4 Outlook's form is filled in, with India's offset", () => {
  const { origin, pathname, searchParams } = new URL(outlookCalendarLink(event, url));
  expect(origin + pathname).toBe("https://outlook.live.com/calendar/0/action/compose");
  expect(Object.fromEntries(searchParams)).toEqual({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: "Keys & wallets: Agra",
    startdt: "2025-10-05T10:00:00+05:30",
    enddt: "2025-10-06T17:30:00+05:30",
    body: `One day by the river.\n${url}`,
    location: "Yamuna Hall, Fatehabad Road, Agra 282001",
  });
});

test.each([
  ["word ".repeat(40), `${"word ".repeat(19)}word …`],
  ["x".repeat(300), `${"x".repeat(100)} …`],
  ["क".repeat(100), "क".repeat(100)],
  [`x${"🚂".repeat(100)}`, `x${"🚂".repeat(99)} …`],
])("X-4 a long first paragraph is cut behind a whole word", (description, cut) => {
  const { searchParams } = new URL(googleCalendarLink({ ...event, description }, url));
  expect(searchParams.get("details")).toBe(`${cut}\n${url}`);
});
