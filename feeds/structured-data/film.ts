import type { VideoObject } from "schema-dts";
import { isoWithOffset } from "../../catalogue/events/event-time.ts";
import type { Site } from "../../catalogue/site.ts";
import { cutText } from "./cut-text.ts";

/** The film that the site's own player plays, with the addresses of its files on the site. */
export type PublishedFilm = {
  title: string;
  /** What is seen and said in it; empty where nobody has written it down. */
  story: string;
  /** The picture before it starts. */
  poster: string;
  /** The film itself. */
  file: string;
  /** In seconds; null where its file does not tell. */
  length: number | null;
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
    ...(film.length !== null && { duration: `PT${Math.round(film.length)}S` }),
    contentUrl: siteAddress + film.file,
    embedUrl: siteAddress + aftermovieAddress,
  } as const satisfies VideoObject;
}
