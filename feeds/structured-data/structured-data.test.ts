import { expect, test } from "vitest";
import { pages, pathsWith } from "../../catalogue/pages.ts";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { factsWith, type Thing, thingOn, thingsOn } from "./structured-data.fixture.ts";
import { structuredData } from "./structured-data.ts";

const { events, site } = testCatalogue;
const eventPaths = events.map(({ _id }) => `/events/${_id}`);
const upcomingPaths = events.filter(({ status }) => status === "upcoming").map(({ _id }) => `/events/${_id}`);
const belowHome = [...pathsWith("inSitemap").filter((address) => address !== pages.home.path), ...eventPaths];

/**
 * What Google asks of the things that it shows, its required properties first. What it asks only of other sites, or what
 * the content does not tell, is left out: the previous date of a rescheduled event, since when its places are to be had,
 * the postal address of a shop, the count of a film's views.
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
    // https://developers.google.com/search/docs/appearance/structured-data/video
    type: "VideoObject",
    on: ["/"],
    properties: ["name", "thumbnailUrl", "uploadDate", "contentUrl", "description", "embedUrl"],
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

/** The values of a property, such as `offers.price`: one for each thing that the way to it leads through. */
function valuesOf(thing: unknown, property: string): unknown[] {
  const [name = "", ...rest] = property.split(".");
  const things = (Array.isArray(thing) ? thing : [thing]) as (Thing | undefined)[];
  const values = things.map((one) => one?.[name]);
  return rest.length === 0 ? values : values.flatMap((value) => valuesOf(value, rest.join(".")));
}

const cases = asked.flatMap(({ type, on, properties }) => on.map((path) => ({ type, path, properties })));

test.each(cases)("$path has what Google asks of a thing of type $type", ({ type, path, properties }) => {
  const thing = thingOn(path, type);
  for (const property of properties) {
    for (const value of valuesOf(thing, property)) {
      expect(value, property).toBeDefined();
      expect(value, property).not.toBe("");
      expect(value, property).not.toEqual([]);
    }
  }
});

test("the home page describes the organiser, the site and the film, and has no breadcrumb", () => {
  expect(thingsOn("/").map((thing) => thing["@type"])).toEqual(["Organization", "WebSite", "VideoObject"]);
});

test("events and the site refer to the organiser whom the home page describes", () => {
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

test("X-1 a city's page is below the list in its breadcrumb", () => {
  const [way] = thingsOn("/events/city/delhi");
  expect(way).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: site.productName }, { name: "Events" }, { name: "Delhi" }],
  });
});

test("a page that nobody has named stops the build", () => {
  expect(() => structuredData("/nowhere", factsWith())).toThrow("Search engines need a name for /nowhere: add it to");
});
