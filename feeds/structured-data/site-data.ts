import type { BreadcrumbList, Organization, VideoObject, WebSite } from "schema-dts";
import { isoWithOffset } from "../../catalogue/events/event-time.ts";
import { ownAddress } from "../../catalogue/links/own-address.ts";
import { isStablePicture, publicFolder, publishedName } from "../../catalogue/picture-path.ts";
import type { Site } from "../../catalogue/site.ts";
import { languageTag } from "../../catalogue/site-languages.ts";
import { siteLanguage } from "../../words/site-language.ts";
import { cutText } from "./cut-text.ts";

/** The name by which the site's pages refer to the organiser. */
function organiserId({ siteAddress }: Site): string {
  return `${siteAddress}/#organiser`;
}

/** The organiser as events name it: what a search engine asks of one, and by which name the home page tells the rest. */
export function organiserReference(site: Site) {
  return {
    "@type": "Organization",
    "@id": organiserId(site),
    name: site.organiserName,
    url: `${site.siteAddress}/`,
  } as const satisfies Organization;
}

/** The organiser as the home page tells of it. A logo that does not keep its name on the site has no address to tell. */
export function organiser(site: Site) {
  const { siteAddress, organiserLogo, contactAddress } = site;
  const logo = isStablePicture(organiserLogo)
    ? { logo: siteAddress + publicFolder + publishedName(organiserLogo) }
    : {};
  return { ...organiserReference(site), ...logo, email: contactAddress } as const satisfies Organization;
}

/** The site, under the name that search engines show above its pages' addresses. */
export function webSite(site: Site) {
  return {
    "@type": "WebSite",
    name: site.productName,
    url: site.siteAddress + ownAddress("/"),
    inLanguage: languageTag(siteLanguage),
    publisher: { "@id": organiserId(site) },
  } as const satisfies WebSite;
}

/** A page on the way to another one. */
export type Crumb = { name: string; path: string };

/** The way to a page from the home page, which need not be among the crumbs. The last one is the page itself. */
export function breadcrumbs({ siteAddress, productName }: Site, crumbs: readonly Crumb[]) {
  const way = [{ name: productName, path: "/" }, ...crumbs];
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ name, path }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      ...(index < way.length - 1 && { item: siteAddress + ownAddress(path) }),
    })),
  } as const satisfies BreadcrumbList;
}

/** The film that the site's own player plays, with the addresses of its files on the site. */
export type PublishedFilm = {
  title: string;
  /** The text of its captions; empty where nobody has written any. */
  story: string;
  /** The picture before it starts. */
  poster: string;
  /** The film itself. */
  file: string;
};

/** How long its description is at the most, in letters: it is among the first bytes that every visitor of Home waits for. */
const longestDescription = 60;

/**
 * The aftermovie. Null where nobody knows when it was published, which search engines insist on, and where another
 * site's player plays it: that site tells search engines of it.
 */
export function aftermovie(site: Site, film: PublishedFilm | null) {
  const { siteAddress, aftermovieAddress, aftermoviePublished, description } = site;
  if (film === null || aftermoviePublished === undefined) return null;
  return {
    "@type": "VideoObject",
    name: film.title,
    description: cutText(film.story || description, longestDescription),
    thumbnailUrl: siteAddress + film.poster,
    uploadDate: isoWithOffset(aftermoviePublished),
    contentUrl: siteAddress + film.file,
    embedUrl: siteAddress + aftermovieAddress,
  } as const satisfies VideoObject;
}
