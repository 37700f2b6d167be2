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
