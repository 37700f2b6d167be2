import { mapPosition, mapSize } from "../../app/pages/home/map-projection.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { railwayLegs } from "../../catalogue/cities/railway-legs.ts";
import { soonestFirst } from "../../catalogue/events/event-lists.ts";
import { cardBadge } from "../../catalogue/events/event-words.ts";
import { details, eventExports, eventPrefix } from "./event-exports.ts";
import { mapEnds, mapStyle } from "./map-style.ts";
import { PictureReference } from "./module-source.ts";
import { placeLabels } from "./place-labels.ts";

const picture = (image: string) => new PictureReference(image);

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
  for (const [name, exports] of eventExports(catalogue)) modules.set(name, exports);
  for (const event of catalogue.events)
    modules.set(`${eventPrefix}${event._id}`, { details: details(event, catalogue.cities) });
  return modules;
}

/** The map's stops, and the lines between them as pairs of indices. */
function route(catalogue: Catalogue) {
  const stops = tourStops(catalogue);
  const legs = railwayLegs(stops);
  const sides = labelSides(stops, legs);
  return { stops: stops.map((stop, index) => ({ ...stop, side: sides[index] })), legs };
}

/** The sides of the stops' labels, clear of the line where it comes in from the right and where it leaves downwards. */
function labelSides(stops: readonly ReturnType<typeof tourStops>[number][], legs: readonly [number, number][]) {
  const points = stops.map((stop) => ({
    ...mapPosition(stop),
    name: stop.name,
    ownName: stop.own?.text ?? stop.hindi,
  }));
  const { entry, exit } = mapEnds(points);
  const at = (index: number) => points[index] ?? entry;
  const lines = legs.map(([from, to]) => [at(from), at(to)] as const);
  const comingIn = [entry, { x: mapSize.width, y: entry.y }] as const;
  const leaving = [exit, { x: exit.x, y: mapSize.height }] as const;
  return placeLabels(points, [...lines, comingIn, leaving], mapSize);
}

/** The style sheet of the map's stops. */
export function tourMapStyle(catalogue: Catalogue): string {
  return mapStyle(tourStops(catalogue).map(mapPosition), mapSize);
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
      const isOpen = here.some(({ status }) => status === "upcoming");
      const says = cardBadge(isOpen ? "upcoming" : latest.status).toLowerCase();
      return [{ ...city, eventId: latest._id, concluded, says, order: route.indexOf(first) }];
    })
    .sort((a, b) => a.order - b.order)
    .map(({ order: _order, ...stop }) => stop);
}
