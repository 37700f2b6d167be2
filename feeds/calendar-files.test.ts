import ICAL from "ical.js";
import { expect, test } from "vitest";
import { citySlug } from "../catalogue/cities/city-names.ts";
import type { Event } from "../catalogue/event.ts";
import { eventNotice } from "../catalogue/events/event-status.ts";
import { isoWithOffset } from "../catalogue/events/event-time.ts";
import { calendarFiles } from "./calendar-files.ts";
import { feedSite, testEvent } from "./feed-site.fixture.ts";

const { siteAddress } = feedSite().catalogue.site;
const instant = (time: string) => new Date(isoWithOffset(time)).toISOString();

/** The properties of an event in a calendar. */
type Read = {
  uid: string;
  title: string;
  text: string;
  place: string;
  path: string;
  status: string;
  starts: string;
  ends: string;
  changed: string;
  sequence: number;
};

const expectedOf = (event: Event): Read => ({
  uid: event.uuid,
  title: event.title,
  text: `${event.description}\n\n${siteAddress}/events/${event._id}`,
  place: event.venueAddress,
  path: `${siteAddress}/events/${event._id}`,
  status: "CONFIRMED",
  starts: instant(event.starts),
  ends: instant(event.ends),
  changed: instant(event.changed),
  sequence: (Date.parse(instant(event.changed)) - Date.UTC(2020, 0, 1)) / 60_000,
});

/** Parses the events of a calendar with ical.js, which does not share code with our writer. */
function read(text: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone") ?? undefined);
  const at = (time: ICAL.Time) => new Date(time.toUnixTime() * 1000).toISOString();
  const inIndia = (time: ICAL.Time) => {
    time.zone = zone;
    return at(time);
  };
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    for (const name of ["dtstart", "dtend"])
      expect(component.getFirstProperty(name)?.getParameter("tzid")).toBe(zone.tzid);
    const changed = component.getFirstPropertyValue("last-modified") as ICAL.Time;
    expect(String(component.getFirstPropertyValue("dtstamp"))).toBe(String(changed));
    return {
      uid: event.uid,
      title: event.summary,
      text: event.description,
      place: event.location,
      path: String(component.getFirstPropertyValue("url")),
      status: String(component.getFirstPropertyValue("status")),
      starts: inIndia(event.startDate),
      ends: inIndia(event.endDate),
      changed: at(changed),
      sequence: event.sequence,
    };
  });
}

const bySoonest = (a: Event, b: Event) => (a.starts + a._id < b.starts + b._id ? -1 : 1);

test.each(calendarFiles(feedSite()))("$path has its events with the values of the content", ({ path, text }) => {
  const { events, cities } = feedSite().catalogue;
  const member = /^\/calendars\/phase-(\d)|^\/calendars\/city-(.*)\.ics|^\/events\/(.*)\.ics/.exec(path);
  const [, phase, slug, id] = member ?? [];
  const city = cities.find(({ name, aliases = [] }) => [name, ...aliases].some((own) => citySlug(own) === slug));
  const members = events
    .filter((event) => phase === undefined || String(event.phase) === phase)
    .filter((event) => slug === undefined || event.city === city?.name)
    .filter((event) => id === undefined || event._id === id);
  expect(members.length).toBeGreaterThan(0);
  expect(read(text)).toEqual(members.toSorted(bySoonest).map(expectedOf));
});

test.each([
  ["cancelled", "CANCELLED", "Cancelled: "],
  ["postponed", "TENTATIVE", "Postponed: "],
  ["sold-out", "CONFIRMED", "Sold out: "],
  ["closed", "CONFIRMED", ""],
  ["by invitation", "CONFIRMED", ""],
])("an event that is %s stays in the calendar as %s", (status, expected, warning) => {
  const event = testEvent("trichy-2025", { status });
  const others = /phase-1|city-(?!trichy)/;
  for (const { text } of calendarFiles(feedSite([event])).filter(({ path }) => !others.test(path))) {
    const title = warning + event.title;
    const [entry] = read(text);
    expect(entry).toMatchObject({ uid: event.uuid, starts: instant(event.starts), status: expected, title });
    expect(entry?.text).toBe([eventNotice(status)?.text, expectedOf(event).text].filter(Boolean).join("\n\n"));
  }
});
test("each calendar file has a path of its own", () => {
  const paths = calendarFiles(feedSite()).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/calendars/tour.ics",
      "/calendars/phase-2.ics",
      "/calendars/city-delhi.ics",
      "/events/trichy-2025.ics",
    ]),
  );
});

test("a calendar without events is valid", () => {
  for (const { text } of calendarFiles(feedSite([]))) {
    expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent")).toEqual([]);
  }
});

test("a calendar has its name, its URL, that of its page and a refresh interval (RFC 7986)", () => {
  const [tour] = calendarFiles(feedSite());
  const calendar = new ICAL.Component(ICAL.parse(tour?.text ?? ""));
  const value = (name: string) => String(calendar.getFirstPropertyValue(name));
  expect(value("name")).toBe("Bitcoin Yatra");
  expect(value("version")).toBe("2.0");
  expect(value("source")).toBe(`${siteAddress}/calendars/tour.ics`);
  expect(value("url")).toBe(`${siteAddress}/events`);
  expect(value("refresh-interval")).toBe("PT6H");
  expect(value("prodid")).toMatch(/^-\/\/.+\/\/Events\/\/EN$/);
  const changes = feedSite().catalogue.events.map(({ changed }) => instant(changed));
  const latest = calendar.getFirstPropertyValue("last-modified") as ICAL.Time;
  expect(latest.toJSDate().toISOString()).toBe(changes.toSorted().at(-1));
});

test("an event that was changed later has a higher SEQUENCE, so that calendars update it", () => {
  const numbers = ["2019-01-01 10:00", "2025-09-01 18:00", "2025-09-01 18:01", "2026-01-01 00:00"].map((changed) => {
    const [tour] = calendarFiles(feedSite([testEvent("trichy-2025", { changed })]));
    return Number(/^SEQUENCE:(\d+)\r$/m.exec(tour?.text ?? "")?.[1]);
  });
  expect(numbers[0]).toBe(0);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(numbers).size).toBe(numbers.length);
});
