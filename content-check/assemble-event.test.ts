import { expect, onTestFinished, test } from "vitest";
import { statusOf } from "../catalogue/events/event-status.ts";
import { placeOf } from "../catalogue/events/venue.ts";
import { type ContentChanges, goodEvent, mistakesIn, withContent } from "./content.fixture.ts";
import { readCatalogue } from "./read-catalogue.ts";

const eventFile = "events/2025/trichy-2025.yaml";
const site = { "site.hi.yaml": "productName: बिटकॉइन यात्रा\n" };
const translation = "venue: हॉल\nvenueAddress: त्रिची\ndescription: |\n  पहला।\n\n  दूसरा।\n";
const all = ["title", "venue", "venueAddress", "description"];
const unnamed = { "cities.yaml": "[]\n" };

const eventIn = async (language: string, changes: ContentChanges) => {
  const { events } = await withContent(changes, (folder) => readCatalogue(folder, { language }));
  return events[0];
};

test.each<[string, ContentChanges, { title: string; english?: string[]; translation: string }]>([
  [
    "no translation",
    site,
    { title: "बिटकॉइन यात्रा तिरुचिरापल्ली", english: ["venue", "venueAddress", "description"], translation: "none" },
  ],
  [
    "a translation without a title",
    { ...site, "events/2025/trichy-2025.hi.yaml": translation },
    { title: "बिटकॉइन यात्रा तिरुचिरापल्ली", english: [], translation: "draft" },
  ],
  [
    "a title of its own",
    { ...site, "events/2025/trichy-2025.hi.yaml": `title: त्रिची में\n${translation}` },
    { title: "त्रिची में", translation: "draft" },
  ],
  ["a tour without a name in Hindi", {}, { title: "Bitcoin Yatra Trichy", english: all, translation: "none" }],
  [
    "a city that the content does not know",
    { ...site, ...unnamed },
    { title: "Bitcoin Yatra Trichy", english: all, translation: "none" },
  ],
])(
  "an event with %s has a title in Hindi if the tour and the city have Hindi names",
  async (_name, changes, expected) => {
    const event = await eventIn("hi", changes);
    expect({ title: event?.title, english: event?.english, translation: event?.translation }).toEqual({
      english: undefined,
      ...expected,
    });
  },
);

const open = goodEvent
  .replace("venue: Rockfort Hall", "venue: to be announced")
  .replace("venueAddress: Rockfort Hall, Trichy\n", "");

test("a status that moves events online replaces the venue everywhere, and removes directions, step-free access and seats", async () => {
  const status = statusOf("sold-out");
  onTestFinished(() => void delete status.online);
  status.online = () => "Live stream";
  const visit = "gettingThere: By bus\nstepFree: A ramp\nseats: 80\nbring: A pen\n";
  const file = goodEvent.replace("status: upcoming", "status: sold-out").replace("speakers:", `${visit}speakers:`);
  const event = await eventIn("en", { [eventFile]: file });
  expect(event).toMatchObject({ venue: "Live stream", venueAddress: "Live stream", bring: "A pen" });
  for (const name of ["gettingThere", "stepFree", "seats"]) expect(event).not.toHaveProperty(name);
  expect(event && placeOf(event)).toEqual({ address: "", whole: "Live stream", mapsLink: null });
});

test.each([
  ["hi", "सुबह\u00a010:00 – शाम\u00a05:00"],
  ["mr", "सकाळी\u00a010:00 – सायं.\u00a05:00"],
  ["gu", "સવારે\u00a010:00 – સાંજે\u00a05:00"],
  ["ta", "காலை\u00a010:00 – மாலை\u00a05:00"],
  ["te", "ఉ.\u00a010:00 – సా.\u00a05:00"],
  ["ur", "صبح\u00a010:00 – شام\u00a05:00"],
])(
  "the time of an event in %s has the parts of the day, which do not break from their hours, and no time zone",
  async (language, time) => {
    expect(await eventIn(language, {})).toMatchObject({ time });
  },
);

test("a venue that is to be announced has the text of the page's language, with the city", async () => {
  expect(await eventIn("en", { [eventFile]: open })).toMatchObject({
    venue: "Venue to be announced",
    venueAddress: "Venue to be announced, Trichy",
    hasNoAddress: true,
  });
  const hindi = await eventIn("hi", { [eventFile]: open });
  expect(hindi).toMatchObject({ hasNoAddress: true, english: ["title", "description"] });
  expect(hindi?.venueAddress).toBe(`${hindi?.venue}, तिरुचिरापल्ली`);
  expect(await eventIn("en", {})).not.toHaveProperty("hasNoAddress");
});

test.each([
  [
    "a venue without an address",
    "venueAddress: Rockfort Hall, Trichy\n",
    "",
    "venueAddress — is missing — write the postal address",
  ],
  [
    "an address of an open place",
    "venue: Rockfort Hall",
    "venue: to be announced",
    "venueAddress — is not shown, because",
  ],
  ["another way to say it", "venue: Rockfort Hall", "venue: T.B.A.", "venue — is not how the site knows"],
])("%s is a mistake with its correction", async (_name, from, to, says) => {
  const [mistake, ...others] = await mistakesIn({ [eventFile]: goodEvent.replace(from, to) });
  expect(mistake).toContain(says);
  expect(others).toEqual([]);
});
