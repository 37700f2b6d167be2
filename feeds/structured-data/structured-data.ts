import type { Graph } from "schema-dts";
import { cityPages } from "../../catalogue/cities/city-names.ts";
import { cityPath, eventPath } from "../../catalogue/links/site-paths.ts";
import { pages, pagesWith } from "../../catalogue/pages.ts";
import { defaultLanguage } from "../../catalogue/site-languages.ts";
import { siteLanguage } from "../../words/words.ts";
import type { FeedSite } from "../feed-site.ts";
import { aftermovie, breadcrumbs, type Crumb, organiser, type PublishedFilm, webSite } from "./site-data.ts";
import { structuredEvent } from "./structured-event.ts";

/** The sources of structured data. */
export type StructuredFacts = FeedSite & {
  /** The path of the organiser's logo on the site. */
  organiserLogo: string;
  /** Null if the site's own player plays none. */
  film: PublishedFilm | null;
};

/**
 * The facts for search engines about the page at a path, in the words of schema.org (https://schema.org/docs/gs.html).
 *
 * @throws Error for a path that has neither a name nor an event nor a city here
 */
export function structuredData(path: string, { catalogue, pictureOf, organiserLogo, film }: StructuredFacts): Graph {
  const { site, cities, events } = catalogue;
  if (path === pages.home.path) {
    // The organiser and the film are the same in every language: only the English home page describes them.
    if (siteLanguage !== defaultLanguage) return graph([webSite(site)]);
    const video = aftermovie(site, film);
    return graph([organiser(site, organiserLogo), webSite(site), ...(video ? [video] : [])]);
  }
  const event = events.find(({ _id }) => path === eventPath(_id));
  if (!event) return graph([breadcrumbs(site, crumbsTo(path, catalogue))]);
  const crumbs = [crumb(pages.events.path), { name: event.title, path }];
  return graph([structuredEvent(event, { site, cities, picture: pictureOf(event._id) }), breadcrumbs(site, crumbs)]);
}

/** The breadcrumb of a page that is not an event; a city's page is below the list. */
function crumbsTo(path: string, { events, cities }: StructuredFacts["catalogue"]): Crumb[] {
  const pagesOfCities = cityPages({ events, cities, language: siteLanguage });
  const city = pagesOfCities.find(({ slug }) => path === cityPath(slug));
  return city ? [crumb(pages.events.path), { name: city.name, path }] : [crumb(path)];
}

function graph(things: Graph["@graph"]): Graph {
  return { "@context": "https://schema.org", "@graph": things };
}

/** A page of the list, by the name that search engines show above its title. */
function crumb(path: string): Crumb {
  const page = pagesWith("inSitemap").find((name) => pages[name].path === path);
  if (page === undefined) throw new Error(`Search engines need a name for ${path}: add it to catalogue/pages.ts.`);
  return { name: pages[page].name(), path };
}

/** A value as JSON for a `script` element: parsers get the same value, but no part of it can end the element or begin a comment. */
export function scriptText(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
