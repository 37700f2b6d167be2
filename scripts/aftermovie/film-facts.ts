import { readFile } from "node:fs/promises";
import path from "node:path";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { indiaOutline } from "../../site-build/map-outline/india-outline.ts";
import { ringsPath } from "../../site-build/map-outline/path-rings.ts";

/** A city of phase 1, as the film calls at it. */
export type Call = {
  name: string;
  boardName: string;
  hindi: string;
  date: string;
  edition: string;
  latitude: number;
  longitude: number;
  postcard: string;
};

/** What the film says and shows of the tour, all of it from `content/`. */
export type FilmFacts = {
  productName: string;
  headline: string;
  figures: { events: string; attendees: string; subscribers: string };
  calls: Call[];
  /** The outline of India, as the path of the home page's map. */
  india: string;
};

/** Each stop of phase 1 in the order of the journey: the event, and the postcard of its city. */
const journey = [
  { event: "patna-edition-1", postcard: "patna" },
  { event: "delhi-edition-2", postcard: "delhi-qutub-minar" },
  { event: "mumbai-edition-3", postcard: "mumbai-csmt" },
];

/** Reads everything that the film needs from `content/`. */
export async function readFilmFacts(): Promise<FilmFacts> {
  const { site, events, cities } = await readCatalogue("content");
  const calls = journey.map(async ({ event: id, postcard }) => {
    const event = events.find(({ _id }) => _id === id);
    const city = cities.find(({ name }) => name === event?.city);
    if (!event || !city) throw new Error(`The film calls at ${id}, but content/ has no such event or city.`);
    const { name, boardName, hindi, latitude, longitude } = city;
    const edition = event.title.replace(`${name} `, "");
    const drawn = await readFile(path.join("content/images/postcards", `${postcard}.svg`), "utf8");
    return { name, boardName, hindi, latitude, longitude, date: event.date, edition, postcard: drawn };
  });
  return {
    productName: site.productName,
    headline: site.headline,
    figures: site.figures,
    calls: await Promise.all(calls),
    india: ringsPath(indiaOutline()),
  };
}
