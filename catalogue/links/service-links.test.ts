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

test("X-4 a calendar's form names the venue also where the address does not begin with it", () => {
  const elsewhere = { ...event, venueAddress: "Fatehabad Road, Agra 282001" };
  const [google, outlook] = [googleCalendarLink(elsewhere, url), outlookCalendarLink(elsewhere, url)];
  for (const link of [google, outlook])
    expect(new URL(link).searchParams.get("location")).toBe("Yamuna Hall, Fatehabad Road, Agra 282001");
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

const shared = sharedEvent(event, "https://yatra.example");
const links = shareLinks(shared);

test("X-3 an event is passed on with title, date, city and its absolute address", () => {
  expect(shared).toEqual({
    title: "Keys & wallets: Agra",
    text: "Keys & wallets: Agra: 5th October, 2025, Agra",
    url: "https://yatra.example/events/agra-2025",
  });
});

test("X-3 an event that does not take place is passed on as such", () => {
  const { title, text } = sharedEvent({ ...event, status: "cancelled" }, "https://yatra.example");
  expect(title).toBe("Cancelled: Keys & wallets: Agra");
  expect(text).toBe("Cancelled: Keys & wallets: Agra: 5th October, 2025, Agra");
});

test.each([
  ["WhatsApp", "https://wa.me/", { text: `${shared.text} ${shared.url}` }],
  ["X", "https://x.com/intent/post", { text: shared.text, url: shared.url }],
  ["LinkedIn", "https://www.linkedin.com/sharing/share-offsite/", { url: shared.url }],
  ["E-mail", "mailto:", { subject: event.title, body: `${shared.text}\r\n${shared.url}` }],
])("X-3 the link for %s carries what it needs, and no plus sign for a blank", (name, place, values) => {
  const link = links.find((entry) => entry.name === name)?.link ?? "";
  const { searchParams } = new URL(link);
  expect(link.split("?")[0]).toBe(place);
  expect(Object.fromEntries(searchParams)).toEqual(values);
  expect(link).not.toContain("+");
});

test("a calendar can be followed in Google's, in Outlook's, and by whatever knows webcal", () => {
  const calendar = "https://yatra.example/calendars/city-navi-mumbai.ics";
  const [google, outlook, others] = subscriptionLinks(calendar, "Yatra, Navi Mumbai").map(({ link }) => new URL(link));
  expect(google?.origin).toBe("https://calendar.google.com");
  expect(google?.searchParams.get("cid")).toBe("webcal://yatra.example/calendars/city-navi-mumbai.ics");
  expect(outlook?.origin).toBe("https://outlook.live.com");
  expect(Object.fromEntries(outlook?.searchParams ?? [])).toEqual({ url: calendar, name: "Yatra, Navi Mumbai" });
  expect(others?.href).toBe("webcal://yatra.example/calendars/city-navi-mumbai.ics");
});
