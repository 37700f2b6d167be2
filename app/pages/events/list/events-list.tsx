import { useLocation, useNavigate } from "react-router";
import { eventsOf, phaseOf } from "../../../../catalogue/events/event-lists.ts";
import { EventsHead } from "./events-head.tsx";
import { withPhase } from "./list-address.ts";
import { type AskedList, type EventsData, loadEvents } from "./load-events.ts";
import { PhaseOne, PhaseTwo } from "./phase-panels.tsx";
import { PhaseTabs } from "./phase-tabs.tsx";
import { useChosenCity } from "./use-cities.ts";
import { useIsHydrated, useListQuery } from "./use-list-query.ts";

/** The list as the Events page gets it: its component comes with its data. */
export type LoadedList = { data: EventsData; List: typeof EventsList };

/** Loads the list of the Events page, or of one of its further pages. */
export async function loadList(asked: AskedList): Promise<LoadedList> {
  return { data: await loadEvents(asked), List: EventsList };
}

type EventsListProps = {
  data: EventsData;
  /** The phase of the event that stands open before the list; null where none does. */
  openedPhase: 1 | 2 | null;
};

/** The events of both phases, each on its tab (clauses E-1 to E-5). */
export function EventsList({ data, openedPhase }: EventsListProps) {
  const query = useListQuery();
  const { chosen, lists } = useChosenCity(data);
  const ownPhase = phaseWithoutQuery(data, lists, chosen);
  const phase = openedPhase ?? query.phase ?? ownPhase;
  const namedPhase = query.phase ?? (data.further || ownPhase === 2 ? null : ownPhase);
  const choosePhase = useChoosePhase(ownPhase);
  // A further page is about one grid: visitors with a script find the other phase on its tab, as on the Events page.
  const alone = useIsHydrated() || !data.further ? null : phaseOf(data.further.section);
  const shown = { data, lists, chosen, leadingPhase: phase };
  return (
    <>
      {openedPhase === null && <EventsHead further={data.further} city={chosen} phase={namedPhase} />}
      <PhaseTabs
        phase={phase}
        onChoose={choosePhase}
        panels={{ 2: alone !== 1 && <PhaseTwo {...shown} />, 1: alone !== 2 && <PhaseOne {...shown} /> }}
      />
    </>
  );
}

/**
 * The phase that an address shows where it names none: that of a further page's grid, or Phase 2, or Phase 1 for a city
 * that has events there only.
 */
function phaseWithoutQuery({ further }: EventsData, lists: EventsData["lists"], chosen: string | null | undefined) {
  if (further) return phaseOf(further.section);
  const isIn = (phase: 1 | 2) => eventsOf(lists, phase).some(({ city }) => city === chosen);
  return isIn(1) && !isIn(2) ? 1 : 2;
}

/**
 * Gives the function that writes a phase into the address, in place of the one before: Back leads to the page before the
 * list, not through the tabs that were chosen.
 *
 * @param ownPhase the phase that the address shows where it names none
 */
function useChoosePhase(ownPhase: 1 | 2) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return async (phase: 1 | 2) => {
    const named = withPhase(search, phase === ownPhase ? null : phase);
    await navigate({ pathname, search: named, hash }, { replace: true, preventScrollReset: true, state });
  };
}
