import { serialNumber } from "../../app/pages/events/card/serial-number.ts";
import type { City } from "../../catalogue/city.ts";
import type { Event } from "../../catalogue/event.ts";
import { cardBadge } from "../../catalogue/events/event-words.ts";
import { ticketTop } from "./pasteboard.ts";
import { type Poster, posterDrawing } from "./poster.ts";
import { type PosterFormat, shareFormat } from "./poster-size.ts";
import { routeHeight, routeLine } from "./route-line.ts";
import type { TextSetter } from "./set-text.ts";
import { boardWords, stationBoard } from "./station-board.ts";
import { ticket } from "./ticket.ts";

/** What an event's poster tells of it. */
export type PosterEvent = Pick<Event, "title" | "city" | "date" | "time" | "starts" | "status" | "venue">;

type EventPosterParts = {
  event: PosterEvent;
  cities: readonly City[];
  productName: string;
  /** What is drawn behind the board: SVG without a frame. */
  scene: string;
  /** How the poster is cut; without it as a share picture. The scene has to be drawn for the same format. */
  format?: PosterFormat;
};

/**
 * An event's poster: its city's board before the scene, at a stop of the line, and below it the ticket. What has been
 * called off says so before its date.
 */
export function eventPoster(parts: EventPosterParts, set: TextSetter): Poster {
  const { event, cities, productName, scene, format = shareFormat } = parts;
  const { title, city, date, time, starts, venue } = event;
  const words = boardWords(city, cities.find(({ name }) => name === city) ?? null);
  const board = stationBoard(words, { bottom: routeHeight - 22, ground: ticketTop }, set);
  const isOff = !["upcoming", "closed"].includes(event.status);
  const main = isOff ? `${cardBadge(event.status)}: ${date}` : date;
  const stub = [time, serialNumber(starts)] as const;
  const printed = ticket({ title, main, small: venue, productName, stub }, set, format.frame);
  const line = routeLine({ behind: event.status === "closed" });
  return {
    drawing: posterDrawing([scene, line, board.drawing, printed.drawing], format),
    essentials: [board.box, ...printed.lines],
    alt: `${title}: the station board of ${words.english} above a ticket for ${main}, ${venue}`,
  };
}
