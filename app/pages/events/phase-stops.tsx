import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { citiesOf, cityNote } from "../../../catalogue/city-filter.ts";
import type { EventSummary } from "../../content-modules/content-types.ts";
import { CityChips } from "./city-chips.tsx";
import { EventGrid } from "./event-grid.tsx";
import { FollowTour } from "./follow-tour.tsx";
import { Journey } from "./journey.tsx";
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
  const isEmpty = typeof chosen === "string" && count === 0;
  const note = chosen === null ? "" : cityNote(chosen, count, phase);
  return (
    <>
      <RouteStrip events={events} />
      <Journey>
        {cities.length > 1 && <CityChips cities={cities} chosen={chosen} />}
        <p role="status" className={isEmpty ? "visually-hidden" : "city-note"}>
          {note}
        </p>
        {isEmpty ? (
          <section className="event-section">
            <EventGrid
              events={[]}
              emptyText={note}
              emptyHint={<Elsewhere phase={phase} count={others.filter(({ city }) => city === chosen).length} />}
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

/** Where to look instead; a city that is known has events in the other phase. */
function Elsewhere({ phase, count }: { phase: 1 | 2; count: number }) {
  return (
    <>
      Phase {phase === 1 ? 2 : 1} has {count}.{" "}
      <Link to={href("/events")} preventScrollReset>
        See all cities
      </Link>
    </>
  );
}
