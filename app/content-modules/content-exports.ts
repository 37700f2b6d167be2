import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { City } from "../../catalogue/city.ts";
import type { Event } from "../../catalogue/event.ts";
import { soonestFirst } from "../../catalogue/event-lists.ts";
import { railwayLegs } from "../../catalogue/railway-legs.ts";
import { PictureReference } from "./module-source.ts";

const picture = (image: string) => new PictureReference(image);
const pictureOrNull = (image: string | undefined) => (image ? picture(image) : null);

/** What each content module exports, by the module's name without `content:`. */
export function contentExports(catalogue: Catalogue): Map<string, Record<string, unknown>> {
  const { groupPhoto, eventPhotos, ...site } = catalogue.site;
  const modules = new Map<string, Record<string, unknown>>();
  modules.set("site", {
    site: {
      ...site,
      organiserLogo: picture(site.organiserLogo),
      fueledBy: { name: site.fueledBy.name, logo: picture(site.fueledBy.logo) },
    },
  });
  modules.set("home", {
    groupPhoto: { ...groupPhoto, picture: picture(groupPhoto.picture) },
    eventPhotos: eventPhotos.map((photo) => ({ ...photo, picture: picture(photo.picture) })),
    supporters: catalogue.supporters.map((supporter) => ({ ...supporter, logo: picture(supporter.logo) })),
    ...route(catalogue),
  });
  modules.set("events", { events: catalogue.events.map((event) => summary(event, catalogue.cities)) });
  for (const event of catalogue.events)
    modules.set(`event/${event._id}`, { details: details(event, catalogue.cities) });
  return modules;
}

/** The map's stops, and the lines between them as pairs of indices. */
function route(catalogue: Catalogue) {
  const stops = tourStops(catalogue);
  return { stops, legs: railwayLegs(stops) };
}

/** Each city with events once, in the order of its first event. */
function tourStops({ events, cities }: Catalogue) {
  const route = [...events].sort(soonestFirst);
  return cities
    .flatMap((city) => {
      const here = route.filter((event) => event.city === city.name);
      const first = here[0];
      const latest = here.at(-1);
      if (!first || !latest) return [];
      const concluded = here.every(({ status }) => status === "closed");
      return [{ ...city, eventId: latest._id, concluded, order: route.indexOf(first) }];
    })
    .sort((a, b) => a.order - b.order)
    .map(({ order: _order, ...stop }) => stop);
}

function summary(event: Event, cities: readonly City[]) {
  const { _id, title, city, date, time, starts, status, phase, venueAddress, registrationLink, highlightsLink } = event;
  const known = cities.find(({ name }) => name === city);
  const cityNames = known ? { boardName: known.boardName, own: known.own, hindi: known.hindi } : null;
  const links = { registrationLink, highlightsLink };
  const image = pictureOrNull(event.image);
  return { _id, title, city, date, time, starts, status, phase, venueAddress, ...links, image, cityNames };
}

function details(event: Event, cities: readonly City[]) {
  const { ends, venue, description } = event;
  const speakers = event.speakers.map((speaker) => ({ ...speaker, image: pictureOrNull(speaker.image) }));
  const sponsors = event.sponsors.map((sponsor) => ({ ...sponsor, logo: picture(sponsor.logo) }));
  return { ...summary(event, cities), ends, venue, description, speakers, sponsors };
}
