import { phaseOf } from "../../../../catalogue/events/event-lists.ts";
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
  /** The phase whose tab is chosen where neither an event nor the address asks for one. */
  firstPhase: 1 | 2;
};

/** The events of both phases, each on its tab (clauses E-1 to E-5). */
export function EventsList({ data, openedPhase, firstPhase }: EventsListProps) {
  const query = useListQuery();
  const { chosen, lists } = useChosenCity(data);
  const isIn = (phase: 1 | 2) =>
    (phase === 1 ? lists.phase1 : [...lists.upcoming, ...lists.concluded]).some(({ city }) => city === chosen);
  const ofAddress = query.phase ?? (chosen && isIn(1) && !isIn(2) ? 1 : null);
  const askedPhase = data.further ? phaseOf(data.further.section) : ofAddress;
  // A further page is about one grid: visitors with a script find the other phase on its tab, as on the Events page.
  const alone = useIsHydrated() || !data.further ? null : phaseOf(data.further.section);
  const shown = { data, lists, chosen, leadingPhase: openedPhase ?? askedPhase ?? 2 };
  return (
    <PhaseTabs
      openedPhase={openedPhase}
      askedPhase={askedPhase}
      firstPhase={firstPhase}
      panels={{ 2: alone !== 1 && <PhaseTwo {...shown} />, 1: alone !== 2 && <PhaseOne {...shown} /> }}
    />
  );
}
