import type { ReactNode } from "react";
import { cityNote, otherPhaseNote } from "../../../../catalogue/cities/city-filter.ts";
import { type EventLists, eventsOf } from "../../../../catalogue/events/event-lists.ts";
import type { EventSummary } from "../../../content/content-modules.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Journey, RouteStrip } from "../route-line/route-line.tsx";
import { CityChips } from "./city-chips.tsx";
import { FollowTour } from "./follow-tour.tsx";
import { EventGrid } from "./grid/event-grid.tsx";
import { listAddress } from "./list-address.ts";
import type { EventsData } from "./load-events.ts";
import { useCities } from "./use-cities.ts";

type PhaseStopsProps = {
  phase: 1 | 2;
  data: EventsData;
  /** The lists that have every event of the chosen city. */
  lists: EventLists<EventSummary>;
  /** The city whose events are shown; null for all, undefined where a visitor asked for one without events. */
  chosen: string | null | undefined;
  /** The phase's grids, with the chosen city's events. */
  children: ReactNode;
};

/** The frame of a phase's panel: its route line, its cities to choose from, and its grids. */
export function PhaseStops({ phase, data, lists, chosen, children }: PhaseStopsProps) {
  const cities = useCities(phase, data);
  const inPhase = (wanted: 1 | 2) => eventsOf(lists, wanted).filter(({ city }) => city === chosen).length;
  const count = inPhase(phase);
  const other = phase === 1 ? 2 : 1;
  const note = chosen === null ? "" : cityNote(chosen, count, phase);
  return (
    <>
      <RouteStrip events={eventsOf(data.lists, phase)} />
      <Journey>
        {cities.names.length !== 1 && <CityChips phase={phase} {...cities} chosen={chosen} />}
        <p role="status" className={chosen && count === 0 ? "visually-hidden" : "city-note"}>
          {note}
          {chosen && count > 0 && inPhase(other) > 0 && (
            <>
              {" · "}
              <OtherPhase city={chosen} phase={other} count={inPhase(other)} />
            </>
          )}
        </p>
        {chosen && count === 0 ? (
          <section className="event-section">
            <EventGrid
              events={[]}
              emptyText={note}
              emptyHint={<Elsewhere city={chosen} phase={other} count={inPhase(other)} />}
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

type OtherPhaseProps = { city: string; phase: 1 | 2; count: number };

/** The links out of an empty list: a city that is known and has no events in one phase has some in the other. */
function Elsewhere(elsewhere: OtherPhaseProps) {
  return (
    <>
      <OtherPhase {...elsewhere} />
      {" · "}
      <PageLink to={listAddress(null, elsewhere.phase === 1 ? null : 1)} preventScrollReset>
        See all cities
      </PageLink>
    </>
  );
}

/** The city's events in the phase that is not shown. */
function OtherPhase({ city, phase, count }: OtherPhaseProps) {
  return (
    <PageLink to={listAddress(city, phase)} preventScrollReset>
      {otherPhaseNote(phase, count)}
    </PageLink>
  );
}
