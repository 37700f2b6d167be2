import type { ReactNode } from "react";
import { citiesOf, cityNote } from "../../../catalogue/city-filter.ts";
import type { EventSummary } from "../../content-modules/content-types.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { CityChips } from "./city-chips.tsx";
import { EventGrid } from "./event-grid.tsx";
import { FollowTour } from "./follow-tour.tsx";
import { Journey } from "./journey.tsx";
import { listAddress } from "./list-address.ts";
import { RouteStrip } from "./route-strip.tsx";

type PhaseStopsProps = {
  phase: 1 | 2;
  /** The phase's events, whatever city is chosen. */
  events: EventSummary[];
  /** The other phase's. */
  others: EventSummary[];
  /** The city whose events are shown; null for all, undefined where a visitor asked for one without events. */
  chosen: string | null | undefined;
  /** The phase's grids, with the chosen city's events. */
  children: ReactNode;
};

/** What stands on a phase's tab: its route line, its cities to choose from, and its grids. */
export function PhaseStops({ phase, events, others, chosen, children }: PhaseStopsProps) {
  const cities = citiesOf(events);
  const count = events.filter(({ city }) => city === chosen).length;
  const note = chosen === null ? "" : cityNote(chosen, count, phase);
  return (
    <>
      <RouteStrip events={events} />
      <Journey>
        {cities.length > 1 && <CityChips phase={phase} cities={cities} chosen={chosen} />}
        <p role="status" className={chosen && count === 0 ? "visually-hidden" : "city-note"}>
          {note}
        </p>
        {chosen && count === 0 ? (
          <section className="event-section">
            <EventGrid
              events={[]}
              emptyText={note}
              emptyHint={
                <Elsewhere
                  city={chosen}
                  phase={phase === 1 ? 2 : 1}
                  count={others.filter(({ city }) => city === chosen).length}
                />
              }
            />
          </section>
        ) : (
          children
        )}
        <FollowTour phase={phase} city={chosen ?? null} />
      </Journey>
    </>
  );
}

/** Where to look instead: a city that is known and has no events in one phase has some in the other. */
function Elsewhere({ city, phase, count }: { city: string; phase: 1 | 2; count: number }) {
  return (
    <>
      <PageLink to={listAddress(city, phase)} preventScrollReset>
        Phase {phase} has {count}
      </PageLink>
      {" · "}
      <PageLink to={listAddress(null)} preventScrollReset>
        See all cities
      </PageLink>
    </>
  );
}
