import type { HomeContent } from "../../app/content/page-data.ts";
import { mapPosition, mapSize } from "../../app/pages/home/map-projection.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { cityNameIn } from "../../catalogue/cities/city-names.ts";
import { railwayLegs } from "../../catalogue/cities/railway-legs.ts";
import { soonestFirst } from "../../catalogue/events/event-lists.ts";
import { canRegister, isConcluded, statusInSentence } from "../../catalogue/events/event-status.ts";
import { englishPageOnly } from "./event-data.ts";
import { placeLabels } from "./place-labels.ts";

type Position = { x: number; y: number };

/** The map's stops, and the lines between them as pairs of indices. */
export function tourMap(catalogue: Catalogue): Pick<HomeContent, "stops" | "legs"> {
  const stops = tourStops(catalogue);
  const legs = railwayLegs(stops);
  const sides = labelSides(stops, legs);
  return { stops: stops.map((stop, index) => ({ ...stop, side: sides[index] ?? "right" })), legs };
}

/**
 * The style rules with the position of each stop, by its index in the list, and with the points where the line enters the map
 * (the northernmost stop) and leaves it (the southernmost), as fractions of the map. They are in no cascade layer: in
 * development they come before `app/styles/site.css`, which defines the order of the layers.
 */
export function tourMapStyle(catalogue: Catalogue): string {
  const positions = tourStops(catalogue).map(mapPosition);
  const { entry, exit } = mapEnds(positions);
  const ends = [
    `--entry-x:${fraction(entry.x, mapSize.width)}`,
    `--entry-y:${fraction(entry.y, mapSize.height)}`,
    `--exit-x:${fraction(exit.x, mapSize.width)}`,
    `--exit-y:${fraction(exit.y, mapSize.height)}`,
  ];
  const stops = positions.map(({ x, y }, index) => {
    const place = `left:${percent(x, mapSize.width)};top:${percent(y, mapSize.height)}`;
    return `.tour-map-stops li:nth-child(${index + 1}){${place}}`;
  });
  return `.tour{${ends.join(";")}}${stops.join("")}`;
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;

const fraction = (part: number, whole: number) => (part / whole).toFixed(4);

/** The sides of the stops' labels, clear of the line where it comes in from the right and where it leaves downwards. */
function labelSides(stops: ReturnType<typeof tourStops>, legs: readonly [number, number][]) {
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

/** Where the page's line comes into the map, at the northernmost stop, and where it leaves, at the southernmost. */
function mapEnds(positions: readonly Position[]) {
  const fromNorth = [...positions].sort((a, b) => a.y - b.y);
  const entry: Position = fromNorth[0] ?? { x: 0, y: 0 };
  return { entry, exit: fromNorth.at(-1) ?? entry };
}

/** Each city with events once, in the order of its first event. */
function tourStops({ events, cities, language }: Catalogue) {
  const byCity = Map.groupBy([...events].sort(soonestFirst), ({ city }) => city);
  return [...byCity].flatMap(([name, here]) => {
    const city = cities.find((each) => each.name === name);
    const latest = here.at(-1);
    if (!city || !latest) return [];
    const shown = cityNameIn(city, language);
    return {
      ...city,
      // Two scripts: its own, and that of the page, or Latin letters where these are one.
      name: shown === undefined || shown === (city.own?.text ?? city.hindi) ? city.name : shown,
      ...englishPageOnly(latest),
      eventId: latest._id,
      concluded: here.every(({ status }) => isConcluded(status)),
      status: statusInSentence((here.find(({ status }) => canRegister(status)) ?? latest).status),
    };
  });
}
