import type { LoaderFunctionArgs } from "react-router";
import { findCity } from "../../../../catalogue/cities/city-filter.ts";
import { citySlug } from "../../../../catalogue/cities/city-slug.ts";
import { type EventLists, eventLists, type ListSection, sectionsOf } from "../../../../catalogue/events/event-lists.ts";
import type { EventSummary, ListTotal, PhaseContent, SharePicture } from "../../../content/content-modules.ts";
import { findPageData, loadPageData } from "../../../content/load-page-data.ts";
import { phases } from "../../../content/site-content.ts";
import { notFound } from "../../crash/not-found.ts";

/** The data of the Events page and its further pages. */
export type EventsData = {
  /** As their tabs stand: the highest number first. */
  phases: PhaseContent[];
  sharePicture: SharePicture | null;
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
 * The Events page's data. Files of the site have it, so no call is made (clause N-6): events that the page itself does not
 * show are in files of their own.
 */
export async function loadEvents(asked: AskedList): Promise<EventsData> {
  const { request, params } = asked;
  const { events, totals, sharePicture } = await loadPageData("events");
  const lists = eventLists(events, phases);
  const city = new URL(request.url).searchParams.get("city")?.trim();
  return {
    phases,
    sharePicture,
    lists,
    totals,
    cities: [...new Set(events.map(({ city }) => city))],
    further: params.page === undefined ? null : await loadFurther(asked),
    ofCity: city && isLong({ lists, totals }) && !import.meta.env.SSR ? eventLists(await loadCity(city), phases) : null,
  };
}

async function loadFurther(asked: AskedList) {
  const { section = "", page = "" } = asked.params;
  const known = phases.flatMap(sectionsOf).find((other) => other === section);
  const list = known && (await findPageData(`event-page/${section}/${page}`));
  return list ? { section: known, page: Number(page), ...list } : notFound(asked);
}

async function loadCity(name: string): Promise<EventSummary[]> {
  const { eventCities } = await loadPageData("event-cities");
  const city = findCity(eventCities, name);
  return city === undefined ? [] : (await loadPageData(`city-events/${citySlug(city)}`)).events;
}

/** Whether some events do not stand on the Events page itself. */
export function isLong({ lists, totals }: Pick<EventsData, "lists" | "totals">): boolean {
  const here = Object.values(lists).flat().length;
  return Object.values(totals).reduce((all, { cards }) => all + cards, 0) > here;
}
