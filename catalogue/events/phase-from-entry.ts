import { words } from "../../words/words.ts";
import type { Phase, PhaseEntry } from "../phase.ts";
import type { Translated } from "../translation.ts";

const texts = ["name", "badge", "note", "emptyHeading", "emptyText"] as const;

/** The phase of an entry. Texts that the entry leaves out are those of clauses HM-1, HM-9 and E-5. */
export function phaseFromEntry(entry: PhaseEntry & Translated): Phase {
  const { name, state } = entry;
  const badges = { live: words.phaseLive, concluded: words.phaseConcluded, ahead: words.phaseAhead };
  const {
    badge = badges[state]({ phase: name }),
    emptyHeading = words.noEventsFound,
    emptyText = words.eventsAddedSoon({ phase: name }),
  } = entry;
  // What the site says for itself is in its language.
  const english = entry.translation === "none" ? texts.filter((name) => entry[name] !== undefined) : entry.english;
  return { ...entry, badge, emptyHeading, emptyText, ...(english && { english }) };
}
