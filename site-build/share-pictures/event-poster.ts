import { serialNumber } from "../../app/pages/events/card/serial-number.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Event } from "../../catalogue/event.ts";
import { cardBadge } from "../../catalogue/events/event-words.ts";
import { words } from "../../words/words.ts";
import { eventScene } from "./event-scene.ts";
import { type Poster, type PosterFormat, posterDrawing, routeHeight, routeLine, shareFormat } from "./poster.ts";
import { textSetter } from "./set-text.ts";
import { boardWords, stationBoard } from "./station-board.ts";
import { ticket, ticketTop } from "./ticket.ts";

/** Where a poster's words and pictures come from. */
export type PosterSource = {
  catalogue: Pick<Catalogue, "cities" | "site">;
  /** The folder `images` of the content. */
  images: string;
};

/**
 * Draws an event's poster; where its picture is one that cannot be drawn, which visitors' browsers may show all the same, the
 * poster has its city's theme instead, and the build's log says so.
 *
 * @param draw draws the poster of the event that it is given
 */
export async function withoutBrokenPicture<Drawn>(event: Event, draw: (event: Event) => Promise<Drawn>) {
  try {
    return await draw(event);
  } catch (error) {
    if (event.image === undefined) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`content/images/${event.image} cannot be drawn on a poster of ${event._id}: ${reason}`);
    return draw({ ...event, image: undefined });
  }
}

/**
 * An event's poster: its city's board before the scene, at a stop of the line, and below it the ticket. What has been
 * called off says so before its date.
 *
 * @param format how the poster is cut; without it as a share picture
 * @throws Error when the event's picture is not there or cannot be read
 */
export async function eventPoster(
  event: Event,
  { catalogue: { cities, site }, images }: PosterSource,
  format: PosterFormat = shareFormat,
): Promise<Poster> {
  const { title, city, date, time, starts, status, venue } = event;
  const set = await textSetter();
  const names = boardWords(city, cities.find(({ name }) => name === city) ?? null);
  const board = stationBoard(names, { bottom: routeHeight - 22, ground: ticketTop }, set);
  const isOff = !["upcoming", "closed"].includes(status);
  const main = isOff ? words.otherStatus({ status: cardBadge(status), text: date }) : date;
  const stub = [time, serialNumber(starts)] as const;
  const printed = ticket({ title, main, small: venue, productName: site.productName, stub }, set, format.frame);
  const scene = await eventScene(event, images, format);
  const line = routeLine({ behind: status === "closed" });
  return {
    drawing: posterDrawing([scene, line, board.drawing, printed.drawing], format),
    essentials: [board.box, ...printed.lines],
    alt: words.posterEventAlt({ title, city: names.english, date: main, venue }),
  };
}
