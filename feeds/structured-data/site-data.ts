import type { BreadcrumbList, Organization, VideoObject, WebSite } from "schema-dts";
import { isoWithOffset } from "../../catalogue/events/event-time.ts";
import { localizedPath } from "../../catalogue/links/site-paths.ts";
import type { Site } from "../../catalogue/site.ts";
import { languageTag } from "../../catalogue/site-languages.ts";
import { truncate } from "../../catalogue/visible-text.ts";
import { siteLanguage } from "../../words/words.ts";

/** The `@id` by which the site's pages refer to the organiser. */
function organiserId({ siteAddress }: Site): string {
  return `${siteAddress}/#organiser`;
}

/** The organiser as events refer to it. The home page describes the same `@id` in full. */
export function organiserReference(site: Site) {
  return {
    "@type": "Organization",
    "@id": organiserId(site),
    name: site.organiserName,
    url: `${site.siteAddress}/`,
  } as const satisfies Organization;
}

/** The organiser in full, for the home page. @param logo the path of its logo on the site */
export function organiser(site: Site, logo: string) {
  const { siteAddress, contactAddress } = site;
  return {
    ...organiserReference(site),
    logo: siteAddress + logo,
    email: contactAddress,
  } as const satisfies Organization;
}

/** The site, with the name that search engines show above the URLs of its pages. */
export function webSite(site: Site) {
  return {
    "@type": "WebSite",
    name: site.productName,
    url: site.siteAddress + localizedPath("/"),
    inLanguage: languageTag(siteLanguage),
    publisher: { "@id": organiserId(site) },
  } as const satisfies WebSite;
}

/** An entry of a breadcrumb. */
export type Crumb = { name: string; path: string };

/** The breadcrumb of a page, from the home page, which is added, to the page itself. */
export function breadcrumbs({ siteAddress, productName }: Site, crumbs: readonly Crumb[]) {
  const way = [{ name: productName, path: "/" }, ...crumbs];
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ name, path }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      ...(index < way.length - 1 && { item: siteAddress + localizedPath(path) }),
    })),
  } as const satisfies BreadcrumbList;
}

/** The film that the site's own player plays, with the paths of its files on the site. */
export type PublishedFilm = {
  title: string;
  /** The text of its captions; empty if there are none. */
  story: string;
  /** The picture before it starts. */
  poster: string;
  /** The film itself. */
  file: string;
};

/** The longest description, in characters: every visitor of Home downloads it before the first paint. */
const longestDescription = 60;

/**
 * The aftermovie. Null without a date of publication, which search engines require, and if another site's
 * player plays it: that site describes it to search engines.
 */
export function aftermovie(site: Site, film: PublishedFilm | null) {
  const { siteAddress, aftermovieAddress, aftermoviePublished, description } = site;
  if (film === null || aftermoviePublished === undefined) return null;
  return {
    "@type": "VideoObject",
    name: film.title,
    description: truncate(film.story || description, longestDescription),
    thumbnailUrl: siteAddress + film.poster,
    uploadDate: isoWithOffset(aftermoviePublished),
    contentUrl: siteAddress + film.file,
    embedUrl: siteAddress + aftermovieAddress,
  } as const satisfies VideoObject;
}
