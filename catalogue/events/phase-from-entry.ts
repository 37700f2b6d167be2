import { words } from "../../words/words.ts";
import type { Phase, PhaseEntry } from "../phase.ts";

const badges = { live: words.phaseLive, concluded: words.phaseConcluded, ahead: words.phaseAhead };

/** A phase as its entry tells it, with the texts of clauses HM-1, HM-9 and E-5 where it has none of its own. */
export function phaseFromEntry(entry: PhaseEntry): Phase {
  const { name, state } = entry;
  const {
    badge = badges[state]({ phase: name }),
    emptyHeading = words.noEventsFound,
    emptyText = words.eventsAddedSoon({ phase: name }),
  } = entry;
  return { ...entry, badge, emptyHeading, emptyText };
}
