import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { isoWithOffset } from "../catalogue/events/event-time.ts";
import { eventAddress } from "../catalogue/links/event-address.ts";
import { addressesWith } from "../catalogue/pages.ts";
import { crawlerFiles } from "./crawler-files.ts";
import { feedSite, testEvent } from "./feed-site.fixture.ts";
import type { FeedSite } from "./feed-site.ts";

const { siteAddress } = feedSite().catalogue.site;

const cities = ["/events/city/delhi", "/events/city/सूरत"];

function inEnglish({ catalogue: { events } }: FeedSite) {
  const ofEvents = events.map(({ _id }) => eventAddress(_id));
  return { language: "en", indexed: [...addressesWith("inSitemap"), ...cities, ...ofEvents] };
}

function fileOf(address: string, site = feedSite()): string {
  return crawlerFiles({ ...site, versions: [inEnglish(site)] }).find((file) => file.address === address)?.text ?? "";
}

test("X-1 the sitemap has every page, those of events and cities with the time of their last change", () => {
  const text = fileOf("/sitemap.xml");
  expect(XMLValidator.validate(text)).toBe(true);
  const { urlset } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" }).parse(text);
  expect(urlset.xmlns).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  const { events } = feedSite().catalogue;
  const latestOf = (some: typeof events) =>
    some
      .map(({ changed }) => isoWithOffset(changed))
      .sort()
      .at(-1);
  const latest = latestOf(events);
  const inDelhi = latestOf(events.filter(({ city }) => city === "Delhi"));
  expect(urlset.url).toEqual([
    { loc: `${siteAddress}/`, lastmod: latest },
    { loc: `${siteAddress}/events`, lastmod: latest },
    { loc: `${siteAddress}/partners` },
    { loc: `${siteAddress}/landing` },
    { loc: `${siteAddress}/events/city/delhi`, lastmod: inDelhi },
    { loc: `${siteAddress}/events/city/%E0%A4%B8%E0%A5%82%E0%A4%B0%E0%A4%A4` },
    ...events.map(({ _id, changed }) => ({ loc: `${siteAddress}/events/${_id}`, lastmod: isoWithOffset(changed) })),
  ]);
});

test("LG-2 each version of a page names all that search engines may keep, itself among them; English is for all others", () => {
  const site = feedSite();
  const versions = [inEnglish(site), { language: "hi", indexed: ["/", "/events"] }, { language: "ur", indexed: ["/"] }];
  const text = crawlerFiles({ ...site, versions })[0]?.text ?? "";
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" });
  const { urlset } = parser.parse(text) as {
    urlset: { url: { loc: string; "xhtml:link"?: { hreflang: string; href: string }[] }[] };
  };
  const linksOf = (path: string) =>
    urlset.url
      .find(({ loc }) => loc === siteAddress + path)
      ?.["xhtml:link"]?.map(({ hreflang, href }) => [hreflang, href.slice(siteAddress.length)]);
  const home = [
    ["en", "/"],
    ["hi", "/hi"],
    ["ur", "/ur"],
    ["x-default", "/"],
  ];
  for (const path of ["/", "/hi", "/ur"]) expect(linksOf(path)).toEqual(home);
  for (const path of ["/events", "/hi/events"])
    expect(linksOf(path)).toEqual([
      ["en", "/events"],
      ["hi", "/hi/events"],
      ["x-default", "/events"],
    ]);
  expect(linksOf("/landing")).toBeUndefined();
  expect(text).not.toContain("/ur/events");
});

test("robots.txt lets everybody in and names the sitemap", () => {
  expect(fileOf("/robots.txt").split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    "",
    `Sitemap: ${siteAddress}/sitemap.xml`,
    "",
  ]);
});

test("llms.txt names the tour, every page and every event with its date, place and status", () => {
  const text = fileOf("/llms.txt");
  expect(text).toMatch(/^# Bitcoin Yatra\n\n> \S/);
  for (const { _id, date, venueAddress, status } of feedSite().catalogue.events) {
    const line = text.split("\n").find((candidate) => candidate.includes(`(${siteAddress}/events/${_id})`));
    for (const fact of [date, venueAddress, status]) expect(line).toContain(fact);
  }
  for (const page of ["/", "/events", "/partners", "/landing", "/events.json"]) {
    expect(text).toContain(`](${siteAddress}${page})`);
  }
});

test("llms.txt quotes every line of the tour's description", () => {
  const site = feedSite();
  const tour = { ...site.catalogue.site, description: "One train.\n\n# Many stops." };
  const text = fileOf("/llms.txt", { ...site, catalogue: { ...site.catalogue, site: tour } });
  expect(text).toContain("\n\n> One train.\n> \n> # Many stops.\n\nOrganised by");
});

test("llms.txt calls no event of Phase 1 concluded that never took place", () => {
  const text = fileOf("/llms.txt", feedSite([testEvent("patna-edition-1", { status: "cancelled" })]));
  expect(text).toMatch(/\n## Events of Phase 1\n\n- .*; cancelled\n/);
  expect(text).not.toContain("Concluded");
});

test("llms.txt leaves out what has no events, and a title's brackets end no link", () => {
  const text = fileOf(
    "/llms.txt",
    feedSite([testEvent("trichy-2025", { title: "Stop [new](https://elsewhere.example)" })]),
  );
  expect(text).toContain("## Upcoming events");
  expect(text).not.toContain("Concluded");
  expect(text).toContain(`- [Stop \\[new\\](https://elsewhere.example)](${siteAddress}/events/trichy-2025)`);
});
