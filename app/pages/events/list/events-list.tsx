import { useLocation, useNavigate } from "react-router";
import { shownName } from "../../../../catalogue/cities/shown-city.ts";
import { eventsOf, phaseOf } from "../../../../catalogue/events/event-lists.ts";
import { shownPhase } from "../../../../catalogue/events/shown-phase.ts";
import type { PhaseContent } from "../../../content/content-modules.ts";
import { site } from "../../../content/site-content.ts";
import { TranslationNotice } from "../../../ui/translation-notice.tsx";
import { EventsHead } from "./events-head.tsx";
import { withPhase } from "./list-address.ts";
import { type AskedList, type EventsData, loadEvents } from "./load-events.ts";
import { PhasePanel } from "./phase-panel.tsx";
import { PhaseTabs } from "./phase-tabs.tsx";
import { useChosenCity } from "./use-cities.ts";
import { useListQuery, useOnceLive } from "./use-list-query.ts";

/** The list as the Events page gets it: its component comes with its data. */
export type LoadedList = { data: EventsData; List: typeof EventsList };

/** Loads the list of the Events page, or of one of its further pages. */
export async function loadList(asked: AskedList): Promise<LoadedList> {
  return { data: await loadEvents(asked), List: EventsList };
}

type EventsListProps = {
  data: EventsData;
  /** The phase of the event that stands open before the list; null where none does. */
  openedPhase: number | null;
};

/** The events of all phases, each on its tab (clauses E-1 to E-5). */
export function EventsList({ data, openedPhase }: EventsListProps) {
  const query = useListQuery();
  const { chosen, lists } = useChosenCity(data);
  const { phases, further } = data;
  const own = phaseWithoutQuery(data, lists, chosen);
  const asked = phases.find(({ number }) => String(number) === query.phase);
  const titled = asked ?? (further || own === shownPhase(phases) ? null : own);
  const number = openedPhase ?? (asked ?? own).number;
  const choosePhase = useChoosePhase(own.number);
  // A further page is about one grid: visitors with a script find the other phases on their tabs, as on the Events page.
  const hasAll = useOnceLive(further !== null);
  const alone = hasAll || !further ? null : phaseOf(further.section, phases);
  const panels = phases.map((phase) => {
    const shown = { phase, data, lists, chosen, leads: phase.number === number };
    return [phase.number, (alone === null || alone === phase) && <PhasePanel key={phase.number} {...shown} />];
  });
  return (
    <>
      <TranslationNotice translation={site.translation} />
      {openedPhase === null && (
        <EventsHead {...data} city={chosen && shownName(chosen, Object.values(lists).flat())} phase={titled} />
      )}
      <PhaseTabs phases={phases} phase={number} onChoose={choosePhase} panels={Object.fromEntries(panels)} />
    </>
  );
}

/**
 * The phase that an address shows where it names none: that of a further page's grid, or the live one, or for a city
 * without events there the newest that has some.
 */
function phaseWithoutQuery(
  { phases, further }: EventsData,
  lists: EventsData["lists"],
  chosen: string | null | undefined,
): PhaseContent {
  if (further) return phaseOf(further.section, phases);
  const shown = shownPhase(phases);
  return [shown, ...phases].find((phase) => eventsOf(lists, phase).some(({ city }) => city === chosen)) ?? shown;
}

/**
 * Gives the function that writes a phase into the address, in place of the one before: Back leads to the page before the
 * list, not through the tabs that were chosen.
 *
 * @param ownPhase the phase that the address shows where it names none
 */
function useChoosePhase(ownPhase: number) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return async (phase: number) => {
    const named = withPhase(search, phase === ownPhase ? null : phase);
    await navigate({ pathname, search: named, hash }, { replace: true, preventScrollReset: true, state });
  };
}
