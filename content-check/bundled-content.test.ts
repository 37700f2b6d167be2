import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { actionWords, eventAction } from "../catalogue/events/event-action.ts";
import { displayDate } from "../catalogue/events/event-dates.ts";
import { eventLists } from "../catalogue/events/event-lists.ts";
import { cardBadge } from "../catalogue/events/event-status.ts";
import { tierDisplay } from "../catalogue/events/sponsor-tier.ts";
import { testCatalogue as catalogue, testContent } from "../tests/support/test-content.ts";
import { readCatalogue } from "./read-catalogue.ts";

const { cities, events, phases, site, supporters } = catalogue;
const lists = eventLists(events, phases);
const { phase1 = [] } = lists;

const shown = ({ title, starts }: { title: string; starts: string }) => `${title}, ${displayDate(starts)}`;

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

test("E-7 phase 2's upcoming events, in order", () => {
  expect(lists.upcoming.map(shown)).toEqual([
    "Bitcoin Yatra Trichy, 28th September, 2025",
    "Bitcoin Yatra Tirupati, 28th September, 2025",
    "Bitcoin Yatra Srinagar, 1st October, 2025",
  ]);
});

test("E-7 phase 2's concluded events, in order", () => {
  expect(lists.concluded.map(shown)).toEqual([
    "Bitcoin Yatra Mumbai, 24th September, 2025",
    "Bitcoin Yatra Vadodara, 13th September, 2025",
    "Bitcoin Yatra Delhi, 10th September, 2025",
    "Bitcoin Yatra Jaipur, 20th August, 2025",
    "Bitcoin Yatra Lucknow, 7th August, 2025",
  ]);
});

test("E-7 phase 1's events, in order", () => {
  expect(phase1.map(shown)).toEqual([
    "Mumbai Edition 3.0, 21st April, 2025",
    "Delhi Edition 2.0, 21st April, 2025",
    "Patna Edition 1.0, 31st March, 2025",
  ]);
  expect(events).toHaveLength(11);
});

test.each(["2020-01-01", "2025-09-28T12:00:00+05:30", "2099-12-31"])(
  "E-8 on %s the three upcoming events are upcoming, and nothing else is",
  async (today) => {
    vi.setSystemTime(new Date(today));
    const again = await readCatalogue(testContent);
    expect(again).toEqual(catalogue);
    const offers = eventLists(again.events, phases).upcoming.map((event) => [
      cardBadge(event.status),
      actionWords(eventAction(event).kind),
    ]);
    expect(offers).toEqual(Array(3).fill(["Upcoming", "Register Now"]));
  },
);

test.each([
  ["vadodara-2025", "100+"],
  ["delhi-2025", "200+"],
  ["jaipur-2025", "150+"],
  ["lucknow-2025", "300+"],
])("E-9 the description of %s quotes %s people", (id, figure) => {
  expect(events.find(({ _id }) => _id === id)?.description).toContain(`${figure} people`);
});

test("E-10 every event of phase 2 has the hardware-wallet maker as title sponsor", () => {
  const [maker] = supporters.filter(({ kind }) => kind === "Hardware wallet");
  for (const event of [...lists.upcoming, ...lists.concluded])
    expect(event.sponsors.map(({ name, tier }) => [name, tier])).toEqual([[maker?.name, "title-sponsor"]]);
});

test("E-10 every event of phase 1 is powered by the two wallet providers", () => {
  const wallets = supporters.filter(({ kind }) => kind === "Wallet").map(({ name }) => [name, "powered-by"]);
  for (const event of phase1) expect(event.sponsors.map(({ name, tier }) => [name, tier])).toEqual(wallets);
});

test("D-12 no event's tier is unknown", () => {
  const tiers = new Set(events.flatMap(({ sponsors }) => sponsors.map(({ tier }) => tierDisplay(tier).label)));
  expect([...tiers].sort()).toEqual(["Powered By", "Title Sponsor"]);
});

test.each(events)("N-1 $title has every field, no agenda, and a link only with its status", (event) => {
  expect(event.agenda).toEqual([]);
  expect([1, 2]).toContain(event.phase);
  expect(event.date).toMatch(/^\d{1,2}(?:st|nd|rd|th) [A-Z][a-z]+, 2025$/);
  expect(event.time).toMatch(/^\d{1,2}:\d{2} [AP]M – \d{1,2}:\d{2} [AP]M IST$/);
  expect(event.description.split("\n").length).toBeGreaterThan(1);
  expect([event.registrationLink !== undefined, event.highlightsLink !== undefined]).toEqual([
    event.status === "upcoming",
    event.status === "closed",
  ]);
});

test("P-2 names and addresses come from one file", () => {
  expect([site.productName, site.organiserName]).toEqual(["Bitcoin Yatra", "Sahaj Labs"]);
  expect(site.siteAddress).toMatch(/^https:\/\//);
  expect(site.aftermovieAddress).toBe("/embed/aftermovie");
  expect(site.contactAddress).toContain("@");
  expect(site.apiAddress).toBe("/api");
});

test("P-3 the mission is to reach 100,000+ people by 2026", () => {
  expect([site.figures.missionTarget, site.missionYear]).toEqual(["100,000+", 2026]);
});

test("P-4 the stated facts are 26 events, 5000+ attendees and 60k+ subscribers", () => {
  expect([site.figures.events, site.figures.attendees, site.figures.subscribers]).toEqual(["26", "5000+", "60k+"]);
});

test("P-5 the headline", () => {
  expect(site.headline).toBe("26 Cities, 1 Mission: Bitcoin Aasan Hai");
});

test("F-3 the copyright year is a constant", () => {
  expect(site.copyrightYear).toBe(2025);
});

test("HM-13 the five supporters, in order, are of the named kinds", () => {
  expect(supporters.map(({ kind }) => kind)).toEqual([
    "Wallet",
    "Mining",
    "Hardware wallet",
    "Training institute",
    "Wallet",
  ]);
  expect(new Set(supporters.map(({ name }) => name)).size).toBe(5);
});

test("HM-3 the map has the city of every bundled event", () => {
  const onTheMap = cities.map(({ name }) => name);
  expect(events.map(({ city }) => city).filter((city) => !onTheMap.includes(city))).toEqual([]);
});
