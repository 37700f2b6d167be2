import { expect, onTestFinished, test } from "vitest";
import { statusOf } from "../../catalogue/events/event-status.ts";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { eventWith } from "./structured-data.fixture.ts";

const { siteAddress } = testCatalogue.site;
const schema = (word: string) => `https://schema.org/${word}`;

test("an event has times with India's offset and absolute URLs", () => {
  expect(eventWith({})).toMatchObject({
    url: `${siteAddress}/events/trichy-2025`,
    startDate: "2025-09-28T10:00:00+05:30",
    endDate: "2025-09-28T17:00:00+05:30",
    eventAttendanceMode: schema("OfflineEventAttendanceMode"),
    image: `${siteAddress}/assets/share-trichy-2025-12345678.jpg`,
  });
});

test.each([
  { status: "upcoming", word: "EventScheduled" },
  { status: "closed", word: "EventScheduled" },
  { status: "cancelled", word: "EventCancelled" },
  { status: "postponed", word: "EventPostponed" },
  { status: "sold-out", word: "EventScheduled" },
  { status: "moved-to-the-lawn", word: "EventScheduled" },
])("an event that is $status has the eventStatus $word", ({ status, word }) => {
  expect(eventWith({ status, registrationLink: null }).eventStatus).toBe(schema(word));
});

const open = {
  "@type": "Offer",
  price: 0,
  priceCurrency: "INR",
  availability: schema("InStock"),
  url: "https://register.example/bitcoin-yatra-trichy",
};

test("a free event with registration has an offer with the price 0", () => {
  expect(eventWith({}).offers).toEqual(open);
});

test("an event whose status moves it online has its page as virtual location, and no postal address", () => {
  const status = statusOf("sold-out");
  onTestFinished(() => void delete status.online);
  status.online = () => "Live stream";
  expect(eventWith({ status: "sold-out" })).toMatchObject({
    eventAttendanceMode: schema("OnlineEventAttendanceMode"),
    location: { "@type": "VirtualLocation", url: `${siteAddress}/events/trichy-2025` },
  });
});

test("the offer of a sold-out event is sold out and has the URL of its page", () => {
  const soldOut = { ...open, availability: schema("SoldOut"), url: `${siteAddress}/events/trichy-2025` };
  expect(eventWith({ status: "sold-out", registrationLink: null }).offers).toEqual(soldOut);
  const { price: _price, priceCurrency: _currency, ...unpriced } = soldOut;
  expect(eventWith({ status: "sold-out", registrationLink: null, free: null }).offers).toEqual(unpriced);
});

test.each([
  {
    venueAddress: "Rockfort Hall, Nandhi Koil Street 620 002",
    address: { streetAddress: "Nandhi Koil Street 620 002", postalCode: "620002" },
  },
  { venueAddress: "Nandhi Koil Street, 0431-234567", address: { streetAddress: "Nandhi Koil Street, 0431-234567" } },
  { venueAddress: "To be announced, Trichy", hasNoAddress: true as const, address: {} },
])("the postal address $venueAddress has its parts", ({ address, ...place }) => {
  const parts = {
    "@type": "PostalAddress",
    addressLocality: "Trichy",
    addressRegion: "Tamil Nadu",
    addressCountry: "IN",
  };
  const { location } = eventWith({ venue: "Rockfort Hall", ...place });
  expect(location).toEqual(expect.objectContaining({ address: { ...parts, ...address } }));
});

test.each([
  { what: "is not free", changes: { free: null } },
  { what: "has no link yet", changes: { registrationLink: null } },
  { what: "is over", changes: { status: "closed", registrationLink: null, highlightsLink: "https://a.example" } },
  { what: "is cancelled", changes: { status: "cancelled", registrationLink: null } },
])("an event that $what has no offers", ({ changes }) => {
  expect(eventWith(changes)).not.toHaveProperty("offers");
});

test("speakers and sponsors have all known properties", () => {
  const speaker = { name: "Namuna Devi", title: "Educator", bio: "Teaches." };
  const { performer, sponsor } = eventWith({
    speakers: [speaker, { ...speaker, company: "", linkedin: "https://linkedin.example/in/namuna" }],
    sponsors: [{ name: "Tijori", logo: "firms/tijori.svg", tier: "title-sponsor" }],
  });
  const person = { "@type": "Person", name: "Namuna Devi", jobTitle: "Educator" };
  expect(performer).toEqual([person, { ...person, sameAs: "https://linkedin.example/in/namuna" }]);
  expect(sponsor).toEqual([{ "@type": "Organization", name: "Tijori" }]);
});

test("an event without speakers, sponsors and a known city lacks these properties", () => {
  const alone = eventWith({ speakers: [], sponsors: [], city: "Madurai" });
  expect(alone).not.toHaveProperty("performer");
  expect(alone).not.toHaveProperty("sponsor");
  expect(alone.location).toMatchObject({ address: { addressLocality: "Madurai" } });
});
