import { useEffect, useState } from "react";
import { findCity } from "../../../../catalogue/cities/city-filter.ts";
import { shownCity, shownName } from "../../../../catalogue/cities/shown-city.ts";
import { eventsOf } from "../../../../catalogue/events/event-lists.ts";
import type { PhaseState } from "../../../../catalogue/phase.ts";
import { loadPageData } from "../../../content/load-page-data.ts";
import { type EventsData, isLong } from "./load-events.ts";
import { useListQuery } from "./use-list-query.ts";

/** A city: the name that events give it, and the one that people read. */
export type NamedCity = { city: string; name: string };

/** A phase's cities; `isLong` where there may be very many, whose names come later. */
export type Cities = { cities: NamedCity[]; isLong: boolean };

/**
 * The cities of a phase's events, in the order of the alphabet. Those of a list that is not here whole come by themselves
 * once the page is live.
 */
export function useCities(phase: PhaseState, data: EventsData): Cities {
  const [loaded, setLoaded] = useState<NamedCity[]>();
  const { number } = phase;
  const isApart = isLong(data);
  const isWanted = isApart && !loaded;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void loadPageData("event-cities").then(
      ({ eventCities }) => {
        const here = eventCities.filter(({ phases }) => (phases[number] ?? 0) > 0);
        if (isCurrent) setLoaded(here.map((each) => ({ city: each.city, name: shownCity(each) })));
      },
      () => {
        // Without a connection the row stays empty.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, number]);
  if (isApart) return { cities: loaded ?? [], isLong: true };
  const events = eventsOf(data.lists, phase);
  const here = data.cities.filter((city) => events.some((event) => event.city === city));
  return { cities: here.map((city) => ({ city, name: shownName(city, events) })), isLong: false };
}

/**
 * The city whose events are shown, and the lists that have all of them: null for all cities, undefined for a name that
 * nobody knows.
 */
export function useChosenCity(data: EventsData) {
  const { lists, ofCity } = data;
  const { city } = useListQuery();
  // Behind an event that was loaded anew the list may lack the city that it was opened from: all are shown until it closes.
  if (city === null || (isLong(data) && !ofCity)) return { chosen: null, lists };
  const all = ofCity ?? lists;
  const chosen = findCity(Object.values(all).flat(), city);
  return { chosen, lists: chosen === undefined ? lists : all };
}
