import type { NextStops, PageData, TextPages } from "../../app/content/page-data.ts";
import type { SiteData } from "../../app/content/site-content.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { weekdayAndDate } from "../../catalogue/events/event-dates.ts";
import { nextStops, stopName } from "../../catalogue/events/event-lists.ts";
import { filmedPhase, homeBadges } from "../../catalogue/events/shown-phase.ts";
import { pageTranslation } from "../../catalogue/page-translations.ts";
import { pageNames, pages } from "../../catalogue/pages.ts";
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
      ...translationOf(pages.home.address, catalogue),
    },
    phases: catalogue.phases,
  };
}

/** The data of every page, by its name. */
export async function makePageData(catalogue: Catalogue, parts: DataParts): Promise<PageData> {
  const ofTexts = textPages(catalogue, parts);
  return {
    ...ofTexts,
    partners: { ...ofTexts.partners, partnerNames: partnerNames(catalogue) },
    home: await homeData(catalogue, parts),
    events: await listData(catalogue, parts),
    ...(await eventPages(catalogue, parts)),
  };
}

/** The data of the pages that have their own texts: these, and the share picture. */
function textPages(catalogue: Catalogue, { sharePicture }: DataParts): TextPages {
  const made = pageNames.flatMap((name) => {
    const { address, texts } = pages[name];
    const [own] = texts;
    if (own === "site") return [];
    const data = {
      texts: { ...catalogue[own], ...translationOf(address, catalogue) },
      sharePicture: sharePicture(name),
    };
    return [[name, data] as const];
  });
  // The names are those of the type: of the pages whose own texts are a kind of content.
  return Object.fromEntries(made) as TextPages;
}

/** The partners' names in the catalogue's language, by the names that the API has. */
function partnerNames({ partners, language }: Catalogue): PageData["partners"]["partnerNames"] {
  return Object.fromEntries(
    partners.flatMap(({ name, names }) => (names?.[language] ? [[name, names[language]]] : [])),
  );
}

async function homeData(catalogue: Catalogue, { picture, sharePicture }: DataParts): Promise<PageData["home"]> {
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
    sharePicture: sharePicture("home"),
  };
}

/** The state of a page's translation with all its parts. It replaces the state of the page's own texts. */
function translationOf(address: string, catalogue: Catalogue): Translated {
  const translation = pageTranslation(address, catalogue);
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
