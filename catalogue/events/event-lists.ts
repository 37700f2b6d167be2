import type { Event } from "../event.ts";
import type { IndianTime } from "./event-time.ts";

type Dated = Pick<Event, "_id" | "starts">;

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The next event first; events that begin together stand in the order of their ids. */
export function soonestFirst(a: Dated, b: Dated): number {
  return compareText(a.starts, b.starts) || compareText(a._id, b._id);
}

/** The latest event first. */
export function latestFirst(a: Dated, b: Dated): number {
  return compareText(b.starts, a.starts) || compareText(a._id, b._id);
}

/** When one of the events was last changed; undefined where there is none. */
export function latestChange(events: readonly Pick<Event, "changed">[]): IndianTime | undefined {
  return events.reduce<IndianTime | undefined>(
    (latest, { changed }) => (latest === undefined || changed > latest ? changed : latest),
    undefined,
  );
}

/** The Events page's three grids, each in the order of clause E-7. */
export type EventLists<Item> = { upcoming: Item[]; concluded: Item[]; phase1: Item[] };

/**
 * Sorts events into the grids of the Events page (clauses E-2 and E-3). Of phase 2, only closed events are concluded;
 * an event with another status, such as `cancelled`, stays where people look for it: among the upcoming.
 */
export function eventLists<Item extends Pick<Event, "_id" | "starts" | "status" | "phase">>(
  events: readonly Item[],
): EventLists<Item> {
  const phase2 = events.filter(({ phase }) => phase === 2);
  return {
    upcoming: phase2.filter(({ status }) => status !== "closed").sort(soonestFirst),
    concluded: phase2.filter(({ status }) => status === "closed").sort(latestFirst),
    phase1: events.filter(({ phase }) => phase === 1).sort(latestFirst),
  };
}

/** The events of a phase, in the order of its grids. */
export function eventsOf<Item>({ upcoming, concluded, phase1 }: EventLists<Item>, phase: 1 | 2): Item[] {
  return phase === 1 ? phase1 : [...upcoming, ...concluded];
}

/** One of the Events page's three grids. */
export type ListSection = keyof EventLists<unknown>;

/** The grids in the order in which the page has them. */
export const listSections = ["upcoming", "concluded", "phase1"] as const satisfies readonly ListSection[];

/**
 * How many cards of each grid stand on the Events page itself: rows that are full in two columns and in three, and with
 * photographs too light enough for the page's budget. The others follow on pages of their own.
 */
export const firstCards = 6;

/** How many cards such a page has. */
export const pageCards = 18;

/** The phase on whose tab a grid stands. */
export function phaseOf(section: ListSection): 1 | 2 {
  return section === "phase1" ? 1 : 2;
}

/** How many pages a grid of so many cards has, the Events page included. */
export function pageCount(cards: number): number {
  return 1 + Math.ceil(Math.max(0, cards - firstCards) / pageCards);
}

/** The part of a grid that stands on a page, the Events page being the first. */
export function onPage<Item>(events: readonly Item[], page: number): Item[] {
  const from = page === 1 ? 0 : firstCards + (page - 2) * pageCards;
  return events.slice(from, page === 1 ? firstCards : from + pageCards);
}

/** The address of a page of a grid, as a path; the first is the Events page, on the grid's tab. */
export function listPageAddress(section: ListSection, page: number): string {
  if (page > 1) return `/events/${section}/${page}`;
  return phaseOf(section) === 1 ? "/events?phase=1" : "/events";
}

/** Every further page of the grids: its grid, its number from 2 on, and what stands on it. */
export function furtherPages<Item>(lists: EventLists<Item>): { section: ListSection; page: number; events: Item[] }[] {
  return listSections.flatMap((section) => {
    const numbers = Array.from({ length: pageCount(lists[section].length) - 1 }, (_, index) => index + 2);
    return numbers.map((page) => ({ section, page, events: onPage(lists[section], page) }));
  });
}
