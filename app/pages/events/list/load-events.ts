import { events, totals } from "content:events";
import { phases } from "content:phases";
import type { LoaderFunctionArgs } from "react-router";
import { findCity } from "../../../../catalogue/cities/city-filter.ts";
import { type EventLists, eventLists, type ListSection, sectionsOf } from "../../../../catalogue/events/event-lists.ts";
import type { EventSummary, ListTotal, PhaseContent } from "../../../content/content-modules.ts";
import { notFound } from "../../crash/not-found.ts";

/** The data of the Events page and its further pages. */
export type EventsData = {
  /** As their tabs stand: the highest number first. */
  phases: PhaseContent[];
  /** The first events of each grid; all of them where the totals are no higher. */
  lists: EventLists<EventSummary>;
  totals: Record<ListSection, ListTotal>;
  /** The cities of those events, in the order of the alphabet. */
  cities: string[];
  /** A further page of one grid; null on the Events page itself. */
  further: { section: ListSection; page: number; events: EventSummary[] } | null;
  /** All events of the city that the address asks for, where `lists` has not all; empty for a city that nobody knows. */
  ofCity: EventLists<EventSummary> | null;
};

/** The arguments of a loader that tell which list an address asks for. */
export type AskedList = Pick<LoaderFunctionArgs, "request" | "params">;

/**
 * The Events page's data. Bundled, so no call is made for it (clause N-6): events that the page itself does not show
 * come in modules of their own, when they are asked for.
 */
export async function loadEvents(asked: AskedList): Promise<EventsData> {
  const { request, params } = asked;
  const lists = eventLists(events, phases);
  const city = new URL(request.url).searchParams.get("city")?.trim();
  return {
    phases,
    lists,
    totals,
    cities: [...new Set(events.map(({ city }) => city))],
    further: params.page === undefined ? null : await loadFurther(asked),
    ofCity: city && isLong({ lists, totals }) && !import.meta.env.SSR ? eventLists(await loadCity(city), phases) : null,
  };
}

async function loadFurther(asked: AskedList) {
  const { section = "", page = "" } = asked.params;
  const { eventPages } = await import("content:event-pages");
  const name = `${section}/${page}`;
  // No property that every object has is named with a slash.
  const load = eventPages[name];
  const known = phases.flatMap(sectionsOf).find((other) => other === section);
  if (!load || !known) return notFound(asked);
  return { section: known, page: Number(page), ...(await load()) };
}

async function loadCity(name: string): Promise<EventSummary[]> {
  const { eventCities } = await import("content:event-cities");
  const found = findCity(eventCities, name);
  const city = eventCities.find(({ city }) => city === found);
  return city ? (await city.load()).events : [];
}

/** Whether some events do not stand on the Events page itself. */
export function isLong({ lists, totals }: Pick<EventsData, "lists" | "totals">): boolean {
  const here = Object.values(lists).flat().length;
  return Object.values(totals).reduce((all, { cards }) => all + cards, 0) > here;
}
