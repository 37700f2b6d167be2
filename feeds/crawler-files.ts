import type { Catalogue } from "../catalogue/catalogue.ts";
import { cityPages } from "../catalogue/cities/city-pages.ts";
import { eventLists, eventsOf, latestChange } from "../catalogue/events/event-lists.ts";
import { isoWithOffset } from "../catalogue/events/event-time.ts";
import { cityAddress } from "../catalogue/links/city-address.ts";
import { eventAddress } from "../catalogue/links/event-address.ts";
import {
  atomFeedAddress,
  eventsDataAddress,
  jsonFeedAddress,
  tourCalendarAddress,
} from "../catalogue/links/feed-addresses.ts";
import { addressesWith, type PageWith, pages, pagesWith } from "../catalogue/pages.ts";
import { firstLanguage, inLanguage } from "../catalogue/site-languages.ts";
import type { FeedFile } from "./feed-site.ts";
import { xmlText } from "./xml-text.ts";

/** The catalogue in English, and which pages search engines may keep. */
type Crawled = { catalogue: Catalogue };

type CrawledSite = {
  catalogue: Catalogue;
  /** For each language, the first one first, the addresses of its pages without a language. */
  versions: readonly { language: string; indexed: readonly string[] }[];
};

/** The files that crawlers ask for: `sitemap.xml`, `robots.txt`, and `llms.txt` for those that answer questions. */
export function crawlerFiles({ catalogue, versions }: CrawledSite): FeedFile[] {
  const site = { catalogue };
  return [
    { address: "/sitemap.xml", text: sitemap(catalogue, versions) },
    { address: "/robots.txt", text: robots(site) },
    { address: "/llms.txt", text: llms(site) },
  ];
}

/** Every page, with the time of its last change where the content tells it. A guess would teach crawlers to trust none. */
function sitemap(catalogue: Catalogue, versions: CrawledSite["versions"]): string {
  const { site } = catalogue;
  const changes = lastChanges(catalogue);
  const languagesOf = Map.groupBy(
    versions.flatMap(({ language, indexed }) => indexed.map((address) => ({ address, language }))),
    ({ address }) => address,
  );
  const url = (address: string, language: string) => {
    const changed = changes.get(address);
    return {
      loc: site.siteAddress + encodeURI(inLanguage(address, language)),
      ...(changed !== undefined && { lastmod: isoWithOffset(changed) }),
      ...alternates(site.siteAddress, address, languagesOf.get(address) ?? []),
    };
  };
  const urls = versions.flatMap(({ language, indexed }) => indexed.map((address) => url(address, language)));
  const hasAlternates = urls.some((each) => "xhtml:link" in each);
  return xmlText({
    urlset: {
      "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
      ...(hasAlternates && { "@xmlns:xhtml": "http://www.w3.org/1999/xhtml" }),
      url: urls,
    },
  });
}

/** The last change of each page that events tell of: their own pages, and those that list them, by their addresses. */
function lastChanges(catalogue: Catalogue) {
  const { events } = catalogue;
  const lists = addressesWith("showsEvents").map((address) => [address, latestChange(events)] as const);
  const cities = cityPages(catalogue).map(({ city, slug }) => {
    const here = events.filter((event) => event.city === city);
    return [cityAddress(slug), latestChange(here)] as const;
  });
  return new Map([...lists, ...cities, ...events.map(({ _id, changed }) => [eventAddress(_id), changed] as const)]);
}

/**
 * A page in every language in which search engines may keep it, itself among them, and which one is for all others: each version
 * says the same of all (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
function alternates(siteAddress: string, address: string, versions: readonly { language: string }[]) {
  if (versions.length < 2) return {};
  const link = (hreflang: string, language: string) => ({
    "@rel": "alternate",
    "@hreflang": hreflang,
    "@href": siteAddress + encodeURI(inLanguage(address, language)),
  });
  const links = versions.map(({ language }) => link(language, language));
  return { "xhtml:link": [...links, link("x-default", firstLanguage)] };
}

function robots({ catalogue }: Crawled): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${catalogue.site.siteAddress}/sitemap.xml\n`;
}

/** What `llms.txt` says of each page, and calls it where that is not the page's name. */
const pageNotes: Record<PageWith<"inSitemap">, { title?: string; note: string }> = {
  home: { note: "the tour, its impact so far, its aftermovie" },
  events: { note: "every stop, to register for or to look back on" },
  partners: { note: "who supports and hosts the tour, and how to join" },
  landing: { title: "What happens at a stop", note: "what is taught, hour by hour, and questions people ask" },
};

/** The site in one page of Markdown, after https://llmstxt.org. */
function llms(site: Crawled): string {
  const { productName, description, organiserName, siteAddress, contactAddress } = site.catalogue.site;
  const { events, phases } = site.catalogue;
  const lists = eventLists(events, phases);
  const link = (title: string, address: string, note: string) => `- [${title}](${siteAddress}${address}): ${note}`;
  const list = (listed: typeof events = []) =>
    listed.map((event) => {
      const { title, date, time, venueAddress, status } = event;
      return `- [${title.replace(/[[\]\\]/g, "\\$&")}](${siteAddress}${eventAddress(event._id)}): ${date}, ${time}; ${venueAddress}; ${status}`;
    });
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ["", `## ${title}`, "", ...lines];
  return [
    `# ${productName}`,
    "",
    ...description.split("\n").map((line) => `> ${line}`),
    "",
    `Organised by ${organiserName}. Contact: ${contactAddress}. All times are Indian Standard Time (UTC+05:30).`,
    ...section(
      "Pages",
      pagesWith("inSitemap").map((page) => {
        const { title = pages[page].name, note } = pageNotes[page];
        return link(title, pages[page].address, note);
      }),
    ),
    ...section("Upcoming events", list(lists.upcoming)),
    ...section("Concluded events", list(lists.concluded)),
    ...phases
      .filter(({ state }) => state !== "live")
      .flatMap((phase) => section(`Events of ${phase.name}`, list(eventsOf(lists, phase)))),
    ...section("Data", [
      link("Events as JSON", eventsDataAddress, "every field, for lists elsewhere"),
      link("Atom feed", atomFeedAddress, "changes of events"),
      link("JSON Feed", jsonFeedAddress, "the same"),
      link("Calendar", tourCalendarAddress, "every event, to subscribe to"),
    ]),
    "",
  ].join("\n");
}
