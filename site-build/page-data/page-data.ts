import type { NextStops, PageData, PageDataName } from "../../app/content/page-data.ts";
import type { SiteData } from "../../app/content/site-content.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { weekdayAndDate } from "../../catalogue/events/event-dates.ts";
import { nextStops } from "../../catalogue/events/event-lists.ts";
import { filmedPhase, homeBadges } from "../../catalogue/events/shown-phase.ts";
import { stopName } from "../../catalogue/events/stop-name.ts";
import { pageTranslation } from "../../catalogue/page-translations.ts";
import { pages } from "../../catalogue/pages.ts";
import type { Translated } from "../../catalogue/translation.ts";
import { eventData, listData, shared } from "./event-data.ts";
import type { MissingPages } from "./missing-pages.ts";
import { PictureReference, type Unresolved } from "./references.ts";
import { tourMap } from "./tour-map.ts";

/** The data of a page or of a part of one, with references in place of pictures. */
export type UnresolvedPageData = { [Name in PageDataName]: Unresolved<PageData[Name]> };

/** The configuration and the phases, as every page has them. */
export function siteParts(catalogue: Catalogue): Unresolved<Pick<SiteData, "site" | "phases">> {
  const { groupPhoto, eventPhotos, fueledBy, ...site } = catalogue.site;
  return {
    site: {
      ...site,
      organiserLogo: new PictureReference(site.organiserLogo),
      ...standingOf(pages.home.address, catalogue),
    },
    phases: catalogue.phases,
  };
}

/** The data of every page, by its name. */
export function pageData(catalogue: Catalogue, missing?: MissingPages): UnresolvedPageData {
  const { landing, partnersPage } = catalogue;
  return {
    home: homeData(catalogue),
    landing: { landing: { ...landing, ...standingOf(pages.landing.address, catalogue) }, ...shared("landing") },
    partners: {
      partnersPage: { ...partnersPage, ...standingOf(pages.partners.address, catalogue) },
      ...shared("partners"),
    },
    ...listData(catalogue),
    ...eventData(catalogue, missing),
  };
}

function homeData(catalogue: Catalogue): Unresolved<PageData["home"]> {
  const { groupPhoto, eventPhotos, fueledBy, aftermoviePhase } = catalogue.site;
  return {
    fueledBy: { ...fueledBy, logo: new PictureReference(fueledBy.logo) },
    groupPhoto: { ...groupPhoto, picture: new PictureReference(groupPhoto.picture) },
    eventPhotos: eventPhotos.map((photo) => ({ ...photo, picture: new PictureReference(photo.picture) })),
    supporters: catalogue.supporters.map((supporter) => ({
      ...supporter,
      logo: new PictureReference(supporter.logo),
    })),
    ...tourMap(catalogue),
    nextStops: nextStopsOf(catalogue),
    ...homeBadges(catalogue.phases),
    aftermoviePhase: filmedPhase(catalogue.phases, aftermoviePhase).name,
    ...shared("home"),
  };
}

/** How a page stands as a whole, in the place of how its own texts do. */
function standingOf(address: string, catalogue: Catalogue): Translated {
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
