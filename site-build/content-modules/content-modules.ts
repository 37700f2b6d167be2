import type { NextStops } from "../../app/content/home-content.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { weekdayAndDate } from "../../catalogue/events/event-dates.ts";
import { nextStops } from "../../catalogue/events/next-stops.ts";
import { homeBadges } from "../../catalogue/events/shown-phase.ts";
import { pagesWith } from "../../catalogue/pages.ts";
import { eventModules, loadedModules, type MissingPages } from "./event-modules.ts";
import { moduleEntry, type NamedModules, PictureReference, SharePictureReference } from "./module-source.ts";
import { tourMap } from "./tour-map.ts";

/** What each module of the content exports, by the module's name. */
export function contentModules(catalogue: Catalogue, missing?: MissingPages): ReadonlyMap<string, object> {
  // No page shows where the partners come from: visitors are spared the field.
  const { groupPhoto, eventPhotos, mission, supportersLine, partnersFrom: _, ...site } = catalogue.site;
  const named: NamedModules = {
    "content:site": {
      site: {
        ...site,
        organiserLogo: picture(site.organiserLogo),
        fueledBy: { name: site.fueledBy.name, logo: picture(site.fueledBy.logo) },
      },
    },
    "content:home": {
      mission,
      supportersLine,
      groupPhoto: { ...groupPhoto, picture: picture(groupPhoto.picture) },
      eventPhotos: eventPhotos.map((photo) => ({ ...photo, picture: picture(photo.picture) })),
      supporters: catalogue.supporters.map((supporter) => ({ ...supporter, logo: picture(supporter.logo) })),
      ...tourMap(catalogue),
      nextStops: nextStopsOf(catalogue),
      ...homeBadges(catalogue.phases),
    },
    "content:landing": { landing: catalogue.landing },
    "content:partners-page": { partnersPage: catalogue.partnersPage },
    ...eventModules(catalogue),
  };
  const sharePictures = pagesWith("inSitemap").map((page) =>
    moduleEntry(`content:share/${page}`, { sharePicture: new SharePictureReference(page) }),
  );
  return new Map([...Object.entries(named), ...sharePictures, ...loadedModules(catalogue, missing)]);
}

function nextStopsOf({ events }: Catalogue): NextStops | null {
  const stops = nextStops(events);
  const [first] = stops;
  if (!first) return null;
  return { date: weekdayAndDate(first.starts), stops: stops.map(({ _id, city }) => ({ eventId: _id, city })) };
}

function picture(image: string): PictureReference {
  return new PictureReference(image);
}
