import { expect, test } from "vitest";
import { pages, pathsWith } from "../../catalogue/pages.ts";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { factsWith, type Thing, thingOn, thingsOn } from "./structured-data.fixture.ts";
import { scriptText, structuredData } from "./structured-data.ts";

const { events, site } = testCatalogue;
const eventPaths = events.map(({ _id }) => `/events/${_id}`);
const upcomingPaths = events.filter(({ status }) => status === "upcoming").map(({ _id }) => `/events/${_id}`);
const belowHome = [...pathsWith("inSitemap").filter((path) => path !== pages.home.path), ...eventPaths];

/**
 * The properties that Google requires or recommends, required ones first. Left out are those for other kinds of sites, and
 * those that the content lacks: the previous date of a rescheduled event, `validFrom` of its offers, the postal address of
 * the organiser, the number of views of the film.
 */
const asked: { type: string; on: string[]; properties: string[] }[] = [
  {
    // https://developers.google.com/search/docs/appearance/structured-data/event
    type: "Event",
    on: eventPaths,
    properties: [
      "location",
      "location.address",
      "name",
      "startDate",
      "description",
      "endDate",
      "eventStatus",
      "eventAttendanceMode",
      "image",
      "location.name",
      "location.address.streetAddress",
      "location.address.addressLocality",
      "location.address.addressRegion",
      "location.address.postalCode",
      "location.address.addressCountry",
      "organizer",
      "organizer.name",
      "organizer.url",
      "performer",
      "performer.name",
    ],
  },
  {
    // The same page: the price, as long as people can register.
    type: "Event",
    on: upcomingPaths,
    properties: ["availability", "price", "priceCurrency", "url"].map((name) => `offers.${name}`),
  },
  {
    // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb (the last one needs no item)
    type: "BreadcrumbList",
    on: belowHome,
    properties: ["itemListElement", "itemListElement.name", "itemListElement.position"],
  },
  {
    // https://developers.google.com/search/docs/appearance/structured-data/organization
    type: "Organization",
    on: ["/"],
    properties: ["name", "url", "logo", "email"],
  },
  {
    // https://developers.google.com/search/docs/appearance/site-names
    type: "WebSite",
    on: ["/"],
    properties: ["name", "url"],
  },
];

/** The values of a property path such as `offers.price`, one for each thing on the path. */
function valuesOf(thing: unknown, property: string): unknown[] {
  const [name = "", ...rest] = property.split(".");
  const things = (Array.isArray(thing) ? thing : [thing]) as (Thing | undefined)[];
  const values = things.map((one) => one?.[name]);
  return rest.length === 0 ? values : values.flatMap((value) => valuesOf(value, rest.join(".")));
}

const cases = asked.flatMap(({ type, on, properties }) => on.map((path) => ({ type, path, properties })));

test.each(cases)("$path has Google's properties of the type $type", ({ type, path, properties }) => {
  const thing = thingOn(path, type);
  for (const property of properties) {
    for (const value of valuesOf(thing, property)) {
      expect(value, property).toBeDefined();
      expect(value, property).not.toBe("");
      expect(value, property).not.toEqual([]);
    }
  }
});

test("Home describes the organiser, the site and the film, and has no breadcrumb", () => {
  expect(thingsOn("/").map((thing) => thing["@type"])).toEqual(["Organization", "WebSite", "VideoObject"]);
});

test("events and the site refer to the organiser that Home describes", () => {
  const id = thingOn("/", "Organization")["@id"];
  expect(valuesOf(thingOn("/", "WebSite"), "publisher.@id")).toEqual([id]);
  for (const path of eventPaths) expect(valuesOf(thingOn(path, "Event"), "organizer.@id")).toEqual([id]);
});

test("an event's breadcrumb is Home, the list and the event", () => {
  const { itemListElement } = thingOn("/events/trichy-2025", "BreadcrumbList");
  expect(itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: site.productName, item: `${site.siteAddress}/` },
    { "@type": "ListItem", position: 2, name: "Events", item: `${site.siteAddress}/events` },
    { "@type": "ListItem", position: 3, name: "Bitcoin Yatra Trichy" },
  ]);
});

test("X-1 the breadcrumb of a city's page has the list before it", () => {
  const [way] = thingsOn("/events/city/delhi");
  expect(way).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: site.productName }, { name: "Events" }, { name: "Delhi" }],
  });
});

test("a page without a name throws an error", () => {
  expect(() => structuredData("/nowhere", factsWith())).toThrow("Search engines need a name for /nowhere: add it to");
});

test("no text closes the script element of structured data", () => {
  const hostile = { name: "</script ><!-- <script>" };
  expect(scriptText(hostile)).not.toContain("<");
  expect(JSON.parse(scriptText(hostile))).toEqual(hostile);
});
