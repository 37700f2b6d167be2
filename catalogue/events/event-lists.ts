import type { Catalogue } from "../catalogue.ts";
import { localizedCityName } from "../cities/city-names.ts";
import type { Event } from "../event.ts";
import type { PhaseState } from "../phase.ts";
import { clock } from "./event-dates.ts";
import { canRegister, isConcluded } from "./event-status.ts";
import type { IndianTime } from "./event-time.ts";

type Dated = Pick<Event, "_id" | "starts">;

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The next event first; events that begin together are in the order of their ids. */
export function soonestFirst(a: Dated, b: Dated): number {
  return compareText(a.starts, b.starts) || compareText(a._id, b._id);
}

/** The latest event first. */
export function latestFirst(a: Dated, b: Dated): number {
  return compareText(b.starts, a.starts) || compareText(a._id, b._id);
}

/** The time of the latest change; undefined if there are no events. */
export function latestChange(events: readonly Pick<Event, "changed">[]): IndianTime | undefined {
  return events
    .map(({ changed }) => changed)
    .sort()
    .at(-1);
}

/** One of the Events page's grids. The live phase has two, every other phase has one. */
export type ListSection = "upcoming" | "concluded" | `phase${number}`;

/** The Events page's grids, each in the order of clause E-7. Those of a live phase are empty where none is live. */
export type EventLists<Item> = Record<ListSection, Item[]>;

/** The grids on the tab of a phase (clauses E-2 and E-3). */
export function sectionsOf({ number, state }: PhaseState): ListSection[] {
  return state === "live" ? ["upcoming", "concluded"] : [`phase${number}`];
}

/**
 * Sorts events into the grids of the Events page. Of the live phase, only closed events are concluded; an event with
 * another status, such as `cancelled`, stays where people look for it: among the upcoming. A phase that is over begins
 * with its last event, one that is ahead with its first.
 */
export function eventLists<Item extends Pick<Event, "_id" | "starts" | "status" | "phase">>(
  events: readonly Item[],
  phases: readonly PhaseState[],
): EventLists<Item> {
  const lists: EventLists<Item> = { upcoming: [], concluded: [] };
  for (const { number, state } of phases) {
    const here = events.filter(({ phase }) => phase === number);
    if (state === "live") {
      lists.upcoming = here.filter(({ status }) => !isConcluded(status)).sort(soonestFirst);
      lists.concluded = here.filter(({ status }) => isConcluded(status)).sort(latestFirst);
    } else lists[`phase${number}`] = here.sort(state === "ahead" ? soonestFirst : latestFirst);
  }
  return lists;
}

/** The events of a phase, in the order of its grids. */
export function eventsOf<Item>(lists: EventLists<Item>, phase: PhaseState): Item[] {
  return sectionsOf(phase).flatMap((section) => lists[section] ?? []);
}

/**
 * The tour's next stops (clause X-7): the earliest upcoming event and every other event of that day, in the order of the
 * lists. They depend on the content and never on the clock (clause E-8). Empty if no event is upcoming.
 */
export function nextStops<Item extends Pick<Event, "_id" | "starts" | "status">>(events: readonly Item[]): Item[] {
  const upcoming = events.filter(({ status }) => canRegister(status)).sort(soonestFirst);
  return upcoming.filter(({ starts }) => dayOf(starts) === dayOf(upcoming[0]?.starts ?? ""));
}

function dayOf(time: IndianTime): string {
  return time.slice(0, "2025-09-28".length);
}

/**
 * The name of one of the next stops: its city. Two stops in one city also have the time when each begins, or their titles
 * instead if they begin together. Titles that the site makes itself may be equal (`shownTexts`): then the venue follows.
 *
 * @param stops the next stops, which share a day, with this one among them
 */
export function stopName(
  stop: Event,
  stops: readonly Event[],
  catalogue: Pick<Catalogue, "cities" | "language">,
): string {
  const city = localizedCityName(stop.city, catalogue);
  const others = stops.filter((other) => other !== stop && other.city === stop.city);
  if (others.length === 0) return city;
  if (others.every(({ starts }) => starts !== stop.starts)) return `${city} · ${clock(stop.starts)}`;
  return others.some(({ title }) => title === stop.title) ? `${stop.title} · ${stop.venue}` : stop.title;
}
