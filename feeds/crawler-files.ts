import { eventLists, eventsOf, latestChange } from "../catalogue/events/event-lists.ts";
import { type IndianTime, isoWithOffset } from "../catalogue/events/event-time.ts";
import { eventAddress } from "../catalogue/links/event-address.ts";
import {
  atomFeedAddress,
  eventsDataAddress,
  jsonFeedAddress,
  tourCalendarAddress,
} from "../catalogue/links/feed-addresses.ts";
import { addressesWith, type PageWith, pages, pagesWith } from "../catalogue/pages.ts";
import { eventPage, type FeedFile, type FeedSite } from "./feed-site.ts";
import { xmlText } from "./xml-text.ts";

/** The files that crawlers ask for: `sitemap.xml`, `robots.txt`, and `llms.txt` for those that answer questions. */
export function crawlerFiles(site: FeedSite): FeedFile[] {
  return [
    { address: "/sitemap.xml", text: sitemap(site) },
    { address: "/robots.txt", text: robots(site) },
    { address: "/llms.txt", text: llms(site) },
  ];
}

/**
 * Every page, with the time of its last change where the content tells it: events know theirs, and what lists them
 * changed with the latest. A guess would teach crawlers to trust none.
 */
function sitemap(site: FeedSite): string {
  const { events, site: tour } = site.catalogue;
  const url = (address: string, changed?: IndianTime) => ({
    loc: tour.siteAddress + address,
    ...(changed !== undefined && { lastmod: isoWithOffset(changed) }),
  });
  const latest = latestChange(events);
  const lists = new Set(addressesWith("showsEvents"));
  const everyPage = addressesWith("inSitemap").map((address) => url(address, lists.has(address) ? latest : undefined));
  const ofEvents = events.map(({ _id, changed }) => url(eventAddress(_id), changed));
  return xmlText({
    urlset: { "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9", url: [...everyPage, ...ofEvents] },
  });
}

function robots({ catalogue }: FeedSite): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${catalogue.site.siteAddress}/sitemap.xml\n`;
}

/** What `llms.txt` says of each page, and calls it where that is not the page's name. */
const pageNotes: Record<PageWith<"inSitemap">, { title?: string; note: string }> = {
  home: { note: "the tour, its impact so far, the aftermovie of Phase 1" },
  events: { note: "every stop, to register for or to look back on" },
  partners: { note: "who supports and hosts the tour, and how to join" },
  landing: { title: "What happens at a stop", note: "what is taught, hour by hour, and questions people ask" },
};

/** The site in one page of Markdown, after https://llmstxt.org. */
function llms(site: FeedSite): string {
  const { productName, description, organiserName, siteAddress, contactAddress } = site.catalogue.site;
  const { events, phases } = site.catalogue;
  const lists = eventLists(events, phases);
  const link = (title: string, address: string, note: string) => `- [${title}](${siteAddress}${address}): ${note}`;
  const list = (listed: typeof events = []) =>
    listed.map((event) => {
      const { title, date, time, venueAddress, status } = event;
      return `- [${title.replace(/[[\]\\]/g, "\\$&")}](${eventPage(site, event._id)}): ${date}, ${time}; ${venueAddress}; ${status}`;
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
