import type { ReactNode } from "react";
import { cityNote } from "../../../../catalogue/cities/city-filter.ts";
import { shownName } from "../../../../catalogue/cities/shown-city.ts";
import { type EventLists, eventsOf } from "../../../../catalogue/events/event-lists.ts";
import { namedPhase } from "../../../../catalogue/links/phase-addresses.ts";
import { words } from "../../../../words/words.ts";
import type { EventSummary, PhaseContent } from "../../../content/content-modules.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Journey, RouteStrip } from "../route-line/route-line.tsx";
import { CityChips } from "./city-chips.tsx";
import { FollowTour } from "./follow-tour.tsx";
import { EventGrid } from "./grid/event-grid.tsx";
import { listAddress } from "./list-address.ts";
import type { EventsData } from "./load-events.ts";
import { useCities } from "./use-cities.ts";

type PhaseStopsProps = {
  phase: PhaseContent;
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
  const { cities, isLong } = useCities(phase, data);
  const hasChoice = isLong ? cities.length !== 1 : cities.length > 1;
  const name = chosen && shownName(chosen, Object.values(lists).flat());
  const inPhase = (wanted: PhaseContent) => eventsOf(lists, wanted).filter(({ city }) => city === chosen).length;
  const count = inPhase(phase);
  const others = data.phases.filter((other) => other !== phase && inPhase(other) > 0);
  const note = chosen === null ? "" : cityNote({ city: name ?? undefined, count, phase: phase.name });
  const named = namedPhase(phase.number, data.phases);
  return (
    <>
      <RouteStrip events={eventsOf(data.lists, phase)} />
      <Journey>
        {hasChoice && <CityChips phase={named} cities={cities} isLong={isLong} chosen={chosen} />}
        <p role="status" className={chosen && count === 0 ? "visually-hidden" : "city-note"}>
          <CityNote key={note} note={note} />
          {chosen &&
            count > 0 &&
            others.map((other) => (
              <span key={other.number}>
                {" · "}
                <OtherPhase city={chosen} phase={other} count={inPhase(other)} />
              </span>
            ))}
        </p>
        {chosen && count === 0 ? (
          <section className="event-section">
            <EventGrid
              events={[]}
              emptyText={note}
              emptyHint={
                <>
                  {others.map((other) => (
                    <span key={other.number}>
                      <OtherPhase city={chosen} phase={other} count={inPhase(other)} />
                      {" · "}
                    </span>
                  ))}
                  <PageLink to={listAddress(null, named)} preventScrollReset>
                    {words.seeAllCities}
                  </PageLink>
                </>
              }
            />
          </section>
        ) : (
          children
        )}
        <FollowTour phase={phase} city={chosen && name ? { city: chosen, name } : null} />
      </Journey>
    </>
  );
}

/** The note on the city that is shown, in an element of its own; nothing for none. */
function CityNote({ note }: { note: string }) {
  return note === "" ? null : <span>{note}</span>;
}

type OtherPhaseProps = { city: string; phase: PhaseContent; count: number };

/** The city's events in a phase that is not shown. */
function OtherPhase({ city, phase, count }: OtherPhaseProps) {
  return (
    <PageLink to={listAddress(city, phase.number)} preventScrollReset>
      {words.phaseHas({ phase: phase.name, count })}
    </PageLink>
  );
}
