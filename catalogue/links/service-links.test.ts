import { expect, test } from "vitest";
import {
  googleCalendarLink,
  outlookCalendarLink,
  sharedEvent,
  shareLinks,
  subscriptionLinks,
} from "./service-links.ts";

const event = {
  _id: "agra-2025",
  title: "Keys & wallets: Agra",
  date: "5th October, 2025",
  city: "Agra",
  status: "upcoming",
  starts: "2025-10-05 10:00",
  ends: "2025-10-06 17:30",
  venue: "Yamuna Hall",
  venueAddress: "Yamuna Hall, Fatehabad Road, Agra 282001",
  description: "One day\nby the river.\n\nThe second paragraph.",
};
const url = "https://yatra.example/events/agra-2025";

const facts = { note: `One day by the river.\n${url}`, location: "Yamuna Hall, Fatehabad Road, Agra 282001" };

test.each([
  {
    form: "Google's form, in Indian time",
    link: googleCalendarLink,
    place: "https://calendar.google.com/calendar/render",
    values: {
      action: "TEMPLATE",
      text: event.title,
      dates: "20251005T100000/20251006T173000",
      ctz: "Asia/Kolkata",
      details: facts.note,
      location: facts.location,
    },
  },
  {
    form: "Outlook's form, with India's offset",
    link: outlookCalendarLink,
    place: "https://outlook.live.com/calendar/0/action/compose",
    values: {
      path: "/calendar/action/compose",
      rru: "addevent",
      subject: event.title,
      startdt: "2025-10-05T10:00:00+05:30",
      enddt: "2025-10-06T17:30:00+05:30",
      body: facts.note,
      location: facts.location,
    },
  },
])("X-4 the link to $form fills in its fields, with the venue once", ({ link, place, values }) => {
  for (const venueAddress of [event.venueAddress, "Fatehabad Road, Agra 282001"]) {
    const { origin, pathname, searchParams } = new URL(link({ ...event, venueAddress }, url));
    expect(origin + pathname).toBe(place);
    expect(Object.fromEntries(searchParams)).toEqual(values);
  }
});

test("X-4 a long first paragraph is cut", () => {
  const { searchParams } = new URL(googleCalendarLink({ ...event, description: "word ".repeat(40) }, url));
  expect(searchParams.get("details")).toBe(`${"word ".repeat(20).trim()}…\n${url}`);
});

const shared = sharedEvent(event, "https://yatra.example");
const links = shareLinks(shared);

test("X-3 share links have the event's title, date, city and absolute URL", () => {
  expect(shared).toEqual({
    title: "Keys & wallets: Agra",
    text: "Keys & wallets: Agra: 5th October, 2025, Agra",
    url: "https://yatra.example/events/agra-2025",
  });
});

test("X-3 share links of an event that does not take place have its status", () => {
  const { title, text } = sharedEvent({ ...event, status: "cancelled" }, "https://yatra.example");
  expect(title).toBe("Cancelled: Keys & wallets: Agra");
  expect(text).toBe("Cancelled: Keys & wallets: Agra: 5th October, 2025, Agra");
});

test.each([
  ["WhatsApp", "https://wa.me/", { text: `${shared.text} ${shared.url}` }],
  ["X", "https://x.com/intent/post", { text: shared.text, url: shared.url }],
  ["LinkedIn", "https://www.linkedin.com/sharing/share-offsite/", { url: shared.url }],
  ["E-mail", "mailto:", { subject: event.title, body: `${shared.text}\r\n${shared.url}` }],
])("X-3 the link to %s has its parameters, and no plus sign for a blank", (name, place, values) => {
  const link = links.find((entry) => entry.name === name)?.link ?? "";
  const { searchParams } = new URL(link);
  expect(link.split("?")[0]).toBe(place);
  expect(Object.fromEntries(searchParams)).toEqual(values);
  expect(link).not.toContain("+");
});

test("a calendar has subscription links for Google, Outlook and `webcal:`", () => {
  const calendar = "https://yatra.example/calendars/city-navi-mumbai.ics";
  const [google, outlook, others] = subscriptionLinks(calendar, "Yatra, Navi Mumbai").map(({ link }) => new URL(link));
  expect(google?.origin).toBe("https://calendar.google.com");
  expect(google?.searchParams.get("cid")).toBe("webcal://yatra.example/calendars/city-navi-mumbai.ics");
  expect(outlook?.origin).toBe("https://outlook.live.com");
  expect(Object.fromEntries(outlook?.searchParams ?? [])).toEqual({ url: calendar, name: "Yatra, Navi Mumbai" });
  expect(others?.href).toBe("webcal://yatra.example/calendars/city-navi-mumbai.ics");
});
