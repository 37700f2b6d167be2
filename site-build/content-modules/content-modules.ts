import { homeFields, type NextStops } from "../../app/content/home-content.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { nameForReaders } from "../../catalogue/cities/city-name-in.ts";
import { weekdayAndDate } from "../../catalogue/events/event-dates.ts";
import { nextStops } from "../../catalogue/events/next-stops.ts";
import { filmedPhase, homeBadges } from "../../catalogue/events/shown-phase.ts";
import { pageTranslation } from "../../catalogue/page-translations.ts";
import { pages, pagesWith } from "../../catalogue/pages.ts";
import type { Translated } from "../../catalogue/translation.ts";
import { detailModules, eventModules, type MissingPages } from "./event-modules.ts";
import { moduleEntry, type NamedModules, PictureReference, SharePictureReference } from "./module-source.ts";
import { pick } from "./pick.ts";
import { tourMap } from "./tour-map.ts";

/** What each module of the content exports, by the module's name. */
export function contentModules(catalogue: Catalogue, missing?: MissingPages): ReadonlyMap<string, object> {
  const { groupPhoto, eventPhotos, mission, supportersLine, fueledBy, aftermoviePhase, ...others } = catalogue.site;
  // No page shows this one, and other pages than the first do not show its texts: visitors are spared them.
  const { aftermoviePublished: _, ...shown } = others;
  const named: NamedModules = {
    "content:site": {
      site: {
        ...omit(shown, homeFields),
        organiserLogo: picture(shown.organiserLogo),
        ...standingOf(pages.home.address, catalogue),
      },
    },
    "content:home": {
      home: { ...pick(shown, homeFields), fueledBy: { name: fueledBy.name, logo: picture(fueledBy.logo) } },
      mission,
      supportersLine,
      groupPhoto: { ...groupPhoto, picture: picture(groupPhoto.picture) },
      eventPhotos: eventPhotos.map((photo) => ({ ...photo, picture: picture(photo.picture) })),
      supporters: catalogue.supporters.map((supporter) => ({ ...supporter, logo: picture(supporter.logo) })),
      ...tourMap(catalogue),
      nextStops: nextStopsOf(catalogue),
      ...homeBadges(catalogue.phases),
      aftermoviePhase: filmedPhase(catalogue.phases, aftermoviePhase).name,
    },
    "content:landing": { landing: { ...catalogue.landing, ...standingOf(pages.landing.address, catalogue) } },
    "content:partners-page": {
      partnersPage: { ...catalogue.partnersPage, ...standingOf(pages.partners.address, catalogue) },
    },
    ...eventModules(catalogue),
  };
  const sharePictures = pagesWith("inSitemap").map((page) =>
    moduleEntry(`content:share/${page}`, { sharePicture: new SharePictureReference(page) }),
  );
  return new Map([...Object.entries(named), ...sharePictures, ...detailModules(catalogue, missing)]);
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
    stops: stops.map(({ _id, city }) => ({ eventId: _id, city: nameForReaders(city, catalogue) })),
  };
}

function picture(image: string): PictureReference {
  return new PictureReference(image);
}

function omit<Whole extends object, Field extends keyof Whole>(
  whole: Whole,
  fields: readonly Field[],
): Omit<Whole, Field> {
  const others = Object.entries(whole).filter(([key]) => !(fields as readonly string[]).includes(key));
  return Object.fromEntries(others) as Omit<Whole, Field>;
}
