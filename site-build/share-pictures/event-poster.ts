import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CityPage } from "../../catalogue/cities/city-names.ts";
import type { Event } from "../../catalogue/event.ts";
import { serialNumber } from "../../catalogue/events/event-dates.ts";
import { latestFirst, soonestFirst } from "../../catalogue/events/event-lists.ts";
import { canRegister, cardBadge, eventNotice, isConcluded } from "../../catalogue/events/event-status.ts";
import { words } from "../../words/words.ts";
import { use } from "./drawing-parts.ts";
import { eventScene } from "./event-scene.ts";
import { type Poster, posterSize, posterSvg } from "./poster.ts";
import { boardWords, stationBoard } from "./station-board.ts";
import { ticket } from "./ticket.ts";

/** Where a poster's words and pictures come from. */
export type PosterSource = {
  catalogue: Pick<Catalogue, "cities" | "language" | "site">;
  /** The folder `images` of the content. */
  images: string;
};

type CitySource = PosterSource & { catalogue: Pick<Catalogue, "events"> };

/**
 * An event's poster: its city's board before the scene, at a stop of the line, and below it the ticket. If the event is not as
 * planned, its status is before the date.
 *
 * @param height in pixels
 */
export async function eventPoster(
  event: Event,
  { catalogue: { cities, language, site }, images }: PosterSource,
  height: number = posterSize.height,
): Promise<Poster> {
  const { title, city, date, time, starts, status, venue } = event;
  const board = await stationBoard(boardWords(city, cities.find(({ name }) => name === city) ?? null));
  const main = eventNotice(status) ? words.otherStatus({ status: cardBadge(status), text: date }) : date;
  const stub = [time, serialNumber(starts)] as const;
  const printed = await ticket({ language, title, main, small: venue, productName: site.productName, stub });
  const scene = await eventScene(event, { images, cities, height });
  const line = use(isConcluded(status) ? "route-line-behind" : "route-line");
  return {
    svg: posterSvg([scene, line, board.svg, printed.svg], height),
    lines: [...board.lines, ...printed.lines],
  };
}

/**
 * Returns a city's poster: the poster of its next event, or of its latest one if none is upcoming, with the title of the city's
 * page. A translated ticket shows the status instead of an English venue, which would be its only line in another language.
 */
export async function cityPoster({ city, name }: CityPage, source: CitySource): Promise<Poster> {
  const here = source.catalogue.events.filter((event) => event.city === city);
  const upcoming = here.filter(({ status }) => canRegister(status));
  const event = upcoming.toSorted(soonestFirst)[0] ?? here.toSorted(latestFirst)[0];
  if (!event) throw new Error(`${city} has no event to make a poster of.`);
  const venue = event.translation === "none" ? cardBadge(event.status) : event.venue;
  return eventPoster({ ...event, title: words.eventsInCityTitle({ city: name }), venue }, source);
}
