import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { isoWithOffset } from "../catalogue/events/event-time.ts";
import { eventPath } from "../catalogue/links/site-paths.ts";
import { pathsWith } from "../catalogue/pages.ts";
import { crawlerFiles } from "./crawler-files.ts";
import { feedSite } from "./feed-site.fixture.ts";
import type { FeedSite } from "./feed-site.ts";

const { siteAddress } = feedSite().catalogue.site;

const cities = ["/events/city/delhi", "/events/city/सूरत"];

function inEnglish({ catalogue: { events } }: FeedSite) {
  const ofEvents = events.map(({ _id }) => eventPath(_id));
  return { language: "en", indexed: [...pathsWith("inSitemap"), ...cities, ...ofEvents] };
}

function fileOf(path: string, site = feedSite()): string {
  return crawlerFiles({ ...site, versions: [inEnglish(site)] }).find((file) => file.path === path)?.text ?? "";
}

test("X-1 the sitemap has every page, and the last change of those of events and cities", () => {
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
  const lists = pathsWith("showsEvents");
  expect(urlset.url).toEqual([
    ...pathsWith("inSitemap").map((path) => {
      return { loc: siteAddress + path, ...(lists.includes(path) && { lastmod: latest }) };
    }),
    { loc: `${siteAddress}/events/city/delhi`, lastmod: inDelhi },
    { loc: `${siteAddress}/events/city/%E0%A4%B8%E0%A5%82%E0%A4%B0%E0%A4%A4` },
    ...events.map(({ _id, changed }) => ({ loc: `${siteAddress}/events/${_id}`, lastmod: isoWithOffset(changed) })),
  ]);
});

test("LG-2 each language of a page lists all languages that may be indexed and itself, with English as `x-default`", () => {
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

test("robots.txt allows all crawlers and names the sitemap", () => {
  expect(fileOf("/robots.txt").split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    "",
    `Sitemap: ${siteAddress}/sitemap.xml`,
    "",
  ]);
});
