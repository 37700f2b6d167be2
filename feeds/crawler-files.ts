import type { Catalogue } from "../catalogue/catalogue.ts";
import { cityPages } from "../catalogue/cities/city-names.ts";
import { latestChange } from "../catalogue/events/event-lists.ts";
import { isoWithOffset } from "../catalogue/events/event-time.ts";
import { cityPath, eventPath } from "../catalogue/links/site-paths.ts";
import { pathsWith } from "../catalogue/pages.ts";
import { defaultLanguage, inLanguage } from "../catalogue/site-languages.ts";
import type { FeedFile } from "./feed-site.ts";
import { xmlText } from "./xml-text.ts";

type CrawledSite = {
  catalogue: Catalogue;
  /** For each language, the first one first: the paths of its pages that search engines may keep, without the language. */
  versions: readonly { language: string; indexed: readonly string[] }[];
};

/** The files that crawlers request: `sitemap.xml` and `robots.txt`. */
export function crawlerFiles({ catalogue, versions }: CrawledSite): FeedFile[] {
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${catalogue.site.siteAddress}/sitemap.xml\n`;
  return [
    { path: "/sitemap.xml", text: sitemap(catalogue, versions) },
    { path: "/robots.txt", text: robots },
  ];
}

/**
 * Every page, with the time of its last change if the content has it. There are no guesses, because crawlers that find one wrong
 * time ignore all others.
 */
function sitemap(catalogue: Catalogue, versions: CrawledSite["versions"]): string {
  const { site } = catalogue;
  const changes = lastChanges(catalogue);
  const languagesOf = Map.groupBy(
    versions.flatMap(({ language, indexed }) => indexed.map((path) => ({ path, language }))),
    ({ path }) => path,
  );
  const url = (path: string, language: string) => {
    const changed = changes.get(path);
    return {
      loc: site.siteAddress + encodeURI(inLanguage(path, language)),
      ...(changed !== undefined && { lastmod: isoWithOffset(changed) }),
      ...alternates(site.siteAddress, path, languagesOf.get(path) ?? []),
    };
  };
  const urls = versions.flatMap(({ language, indexed }) => indexed.map((path) => url(path, language)));
  return xmlText({
    urlset: {
      "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
      "@xmlns:xhtml": "http://www.w3.org/1999/xhtml",
      url: urls,
    },
  });
}

/** The last change of each page that shows events, by its path: the events' own pages, and the lists. */
function lastChanges(catalogue: Catalogue) {
  const { events } = catalogue;
  const lists = pathsWith("showsEvents").map((path) => [path, latestChange(events)] as const);
  const cities = cityPages(catalogue).map(({ city, slug }) => {
    const here = events.filter((event) => event.city === city);
    return [cityPath(slug), latestChange(here)] as const;
  });
  return new Map([...lists, ...cities, ...events.map(({ _id, changed }) => [eventPath(_id), changed] as const)]);
}

/**
 * The links to all languages of a page that search engines may keep, itself included, and to the one for any other language. Each
 * version lists the same links (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
function alternates(siteAddress: string, path: string, versions: readonly { language: string }[]) {
  if (versions.length < 2) return {};
  const link = (hreflang: string, language: string) => ({
    "@rel": "alternate",
    "@hreflang": hreflang,
    "@href": siteAddress + encodeURI(inLanguage(path, language)),
  });
  const links = versions.map(({ language }) => link(language, language));
  return { "xhtml:link": [...links, link("x-default", defaultLanguage)] };
}
