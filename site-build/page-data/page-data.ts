import type { CommonPageData, HomeContent, LoadedPage, NextStops, PageData } from "../../app/content/page-data.ts";
import type { SiteData } from "../../app/content/site-content.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { weekdayAndDate } from "../../catalogue/events/event-dates.ts";
import { nextStops, stopName } from "../../catalogue/events/event-lists.ts";
import { filmedPhase, homeBadges } from "../../catalogue/events/shown-phase.ts";
import { pageTranslation } from "../../catalogue/page-translations.ts";
import { type PageName, pageNames, pages } from "../../catalogue/pages.ts";
import type { Translated } from "../../catalogue/translation.ts";
import { type DataParts, eventPages, listData } from "./event-data.ts";
import { tourMap } from "./tour-map.ts";

/** The configuration and the phases, as every page has them. */
export async function siteParts(
  catalogue: Catalogue,
  { picture }: DataParts,
): Promise<Pick<SiteData, "site" | "phases">> {
  const { groupPhoto, eventPhotos, fueledBy, ...site } = catalogue.site;
  return {
    site: {
      ...site,
      organiserLogo: await picture(site.organiserLogo),
      ...translationOf(pages.home.path, catalogue),
    },
    phases: catalogue.phases,
  };
}

/** The data of every page, by its name. */
export async function makePageData(catalogue: Catalogue, parts: DataParts): Promise<PageData> {
  const common = commonData(catalogue, parts);
  return {
    ...common,
    partners: { ...common.partners, partnerNames: partnerNames(catalogue) },
    home: { ...common.home, ...(await homeContent(catalogue, parts)) },
    events: { ...common.events, ...(await listData(catalogue, parts)) },
    ...(await eventPages(catalogue, parts)),
  };
}

/** The data that every page has: its share picture, and its own texts if it has any. */
function commonData(catalogue: Catalogue, { sharePicture }: DataParts): CommonPageData {
  const isLoaded = (name: PageName): name is LoadedPage => name !== "offline";
  const made = pageNames.filter(isLoaded).map((name) => {
    const { path, texts } = pages[name];
    const [own] = texts;
    const ownTexts = own !== "site" && { texts: { ...catalogue[own], ...translationOf(path, catalogue) } };
    return [name, { sharePicture: sharePicture(name), ...ownTexts }] as const;
  });
  // `Object.fromEntries` loses the type of each page's data.
  return Object.fromEntries(made) as CommonPageData;
}

/** The partners' names in the catalogue's language, by the names that the API has. */
function partnerNames({ partners, language }: Catalogue): PageData["partners"]["partnerNames"] {
  return Object.fromEntries(
    partners.flatMap(({ name, names }) => (names?.[language] ? [[name, names[language]]] : [])),
  );
}

async function homeContent(catalogue: Catalogue, { picture }: DataParts): Promise<HomeContent> {
  const { site, phases } = catalogue;
  const { groupPhoto, eventPhotos, fueledBy, aftermoviePhase } = site;
  const withPicture = async <Photo extends { picture: string }>(photo: Photo) => ({
    ...photo,
    picture: await picture(photo.picture),
  });
  const supporters = catalogue.supporters.map(async (supporter) => ({
    ...supporter,
    logo: await picture(supporter.logo),
  }));
  return {
    fueledBy: { ...fueledBy, logo: await picture(fueledBy.logo) },
    groupPhoto: await withPicture(groupPhoto),
    eventPhotos: await Promise.all(eventPhotos.map(withPicture)),
    supporters: await Promise.all(supporters),
    ...tourMap(catalogue),
    nextStops: nextStopsOf(catalogue),
    ...homeBadges(phases),
    aftermoviePhase: filmedPhase(phases, aftermoviePhase).name,
  };
}

/** The state of a page's translation with all its parts. It replaces the state of the page's own texts. */
function translationOf(path: string, catalogue: Catalogue): Translated {
  const translation = pageTranslation(path, catalogue);
  return translation ? { translation } : {};
}

function nextStopsOf(catalogue: Catalogue): NextStops | null {
  const stops = nextStops(catalogue.events);
  const [first] = stops;
  if (!first) return null;
  return {
    date: weekdayAndDate(first.starts),
    stops: stops.map((stop) => ({ eventId: stop._id, city: stopName(stop, stops, catalogue) })),
  };
}
