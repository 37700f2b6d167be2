import { expect, test } from "vitest";
import type { Event } from "../../catalogue/event.ts";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { makePageData } from "./page-data.ts";

/** The data of pages whose pictures have no files. */
const dataOf = (catalogue: typeof testCatalogue) =>
  makePageData(catalogue, {
    picture: async (image) => ({ src: `/${image}`, width: 4, height: 3 }),
    sharePicture: (name) => `/${name}.jpg`,
  });

test("X-7 Home has the next stops with their common date, and none if no event is upcoming", async () => {
  expect((await dataOf(testCatalogue)).home.nextStops).toEqual({
    date: "Sunday, 28th September, 2025",
    stops: [
      { eventId: "trichy-2025", city: "Trichy" },
      { eventId: "tirupati-2025", city: "Tirupati" },
    ],
  });
  const concluded = testCatalogue.events.map((event): Event => ({ ...event, status: "closed" }));
  expect((await dataOf({ ...testCatalogue, events: concluded })).home.nextStops).toBeNull();
});

test.each([
  ["at two times", "16:00", ["Trichy · 10:00 AM", "Trichy · 4:00 PM"]],
  ["at one time", "10:00", ["Bitcoin Yatra Trichy", "Second Yatra"]],
])("X-7 two next stops in one city %s have different names", async (_name, time, names) => {
  const [first] = testCatalogue.events.filter(({ _id }) => _id === "trichy-2025");
  if (!first) throw new Error("the tests' content has no event in Trichy");
  const second = { ...first, _id: "trichy-second", title: "Second Yatra", starts: `2025-09-28 ${time}` };
  const { nextStops } = (await dataOf({ ...testCatalogue, events: [first, second] })).home;
  expect(nextStops?.stops.map(({ city }) => city)).toEqual(names);
});

test("X-1 the list has every city of an event, with the share picture of its page", async () => {
  const events = testCatalogue.events.map((event): Event => ({ ...event, city: "Navi Mumbai" }));
  const { cities } = (await dataOf({ ...testCatalogue, events })).events;
  expect(cities).toMatchObject([{ slug: "navi-mumbai", sharePicture: "/city/navi-mumbai.jpg" }]);
});

test("X-8 the number of seats is formatted", async () => {
  const events = testCatalogue.events.map((event): Event => ({ ...event, seats: 100_000 }));
  const { details } = (await dataOf({ ...testCatalogue, events }))["event/delhi-2025"] ?? {};
  expect(details?.seats).toBe("1,00,000");
});

test("the Partners page has the translated names of partners by their names in the API", async () => {
  const [first, ...others] = testCatalogue.partners;
  if (!first) throw new Error("the tests' content has no partner");
  const partners = [{ ...first, name: "Potli", names: { hi: "पोटली" } }, ...others];
  const namesIn = async (language: string) =>
    (await dataOf({ ...testCatalogue, partners, language })).partners.partnerNames;
  expect(await namesIn("hi")).toEqual({ Potli: "पोटली" });
  expect(await namesIn("ta")).toEqual({});
});
