import { expect, test } from "vitest";
import { eventsData } from "./events-data.ts";
import { feedSite, testEvent } from "./feed-site.fixture.ts";
import type { FeedSite } from "./feed-site.ts";

/** The text of the file. Its pictures have their paths below `content/images/`. */
const dataOf = (site: FeedSite) => eventsData(site, async (image) => ({ src: `/assets/${image}` }));

const { siteAddress } = feedSite().catalogue.site;

/** The fields that docs/feeds.md lists, without optional links. */
const fields = [
  ...["_id", "uuid", "title", "city", "phase", "status", "starts", "ends", "changed", "date", "time", "venue"],
  ...["venueAddress", "description", "free", "address", "calendar", "image", "speakers", "sponsors", "agenda"],
];

test("N-1 events.json has every event with its fields, soonest first", async () => {
  const { version, events } = JSON.parse(await dataOf(feedSite()));
  expect(version).toBe(1);
  const { events: catalogue } = feedSite().catalogue;
  expect(events).toHaveLength(catalogue.length);
  const starts = events.map((event: { starts: string }) => event.starts);
  expect(starts).toEqual(starts.toSorted());
  for (const event of catalogue) {
    const data = events.find(({ _id }: { _id: string }) => _id === event._id);
    const links = ["registrationLink", "highlightsLink"].filter((field) => field in event);
    expect(Object.keys(data).sort(), event._id).toEqual([...fields, ...links].sort());
    const { title, city, date, time, status, description, venue, venueAddress, phase, agenda, uuid } = event;
    expect(data).toMatchObject({
      title,
      city,
      date,
      time,
      status,
      description,
      venue,
      venueAddress,
      phase,
      agenda,
      uuid,
    });
    expect(data.speakers.map(({ name }: { name: string }) => name)).toEqual(event.speakers.map(({ name }) => name));
    expect(data.sponsors.map(({ tier }: { tier: string }) => tier)).toEqual(event.sponsors.map(({ tier }) => tier));
  }
});

test("events.json has absolute URLs and times with offsets", async () => {
  const [event] = JSON.parse(await dataOf(feedSite([testEvent("trichy-2025")]))).events;
  expect(event).toMatchObject({
    address: `${siteAddress}/events/trichy-2025`,
    calendar: `${siteAddress}/events/trichy-2025.ics`,
    image: feedSite().pictureOf("trichy-2025"),
    starts: "2025-09-28T10:00:00+05:30",
    free: true,
  });
  expect(event.sponsors[0].logo).toBe(`${siteAddress}/assets/firms/tijori.svg`);
  expect(event.speakers[0]).not.toHaveProperty("image");
});

test("events.json has `free: false` for an event that is not known to be free", async () => {
  const { free: _free, ...rest } = testEvent("trichy-2025");
  expect(JSON.parse(await dataOf(feedSite([rest]))).events[0].free).toBe(false);
});

test("events.json has only the documented fields", async () => {
  const event = testEvent("trichy-2025");
  const secret = { note: "for the organiser only" };
  const gained = {
    ...event,
    ...secret,
    speakers: event.speakers.map((speaker) => ({ ...speaker, ...secret })),
    sponsors: event.sponsors.map((sponsor) => ({ ...sponsor, ...secret })),
  };
  expect(gained.speakers.length + gained.sponsors.length).toBeGreaterThan(1);
  expect(await dataOf(feedSite([gained]))).toBe(await dataOf(feedSite([event])));
});
