import { useEffect, useState } from "react";
import { citiesOf } from "../../../../catalogue/cities/city-names.ts";
import { eventsOf } from "../../../../catalogue/events/event-lists.ts";
import { isLong } from "./is-long.ts";
import type { EventsData } from "./load-events.ts";

/** A phase's cities; `isLong` where there may be very many, whose names come later. */
export type Cities = { names: string[]; isLong: boolean };

/**
 * The cities of a phase's events, in the order of the alphabet. Those of a list that is not here whole come by themselves
 * once the page is live.
 */
export function useCities(phase: 1 | 2, data: EventsData): Cities {
  const [loaded, setLoaded] = useState<string[]>();
  const isApart = isLong(data);
  const isWanted = isApart && !loaded;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void import("content:event-cities").then(({ eventCities }) => {
      const here = eventCities.filter(({ phases }) => phases[phase] > 0);
      if (isCurrent) setLoaded(here.map(({ city }) => city));
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, phase]);
  if (!isApart) return { names: citiesOf(eventsOf(data.lists, phase)), isLong: false };
  return { names: loaded ?? [], isLong: true };
}
