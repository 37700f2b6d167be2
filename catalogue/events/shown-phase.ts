import { words } from "../../words/words.ts";
import type { Phase, PhaseEntry, PhaseState } from "../phase.ts";
import type { Translated } from "../translation.ts";

/**
 * The phase that the Events page shows by default (clause E-1): the live one, else the newest that is concluded, else the
 * next one.
 *
 * @param phases the highest number first
 * @throws TypeError if there is none
 */
export function shownPhase<Item extends PhaseState>(phases: readonly Item[]): Item {
  const shown =
    phases.find(({ state }) => state === "live") ?? phases.find(({ state }) => state === "concluded") ?? phases.at(-1);
  if (!shown) throw new TypeError("the tour has no phase");
  return shown;
}

/**
 * The phase that the aftermovie shows (clause HM-12): the one of that number, else the newest that is over, else the
 * default one.
 *
 * @param phases the highest number first
 */
export function filmedPhase<Item extends PhaseState>(phases: readonly Item[], number: number | undefined): Item {
  const over = phases.find(({ state }) => state === "concluded");
  return phases.find((phase) => phase.number === number) ?? over ?? shownPhase(phases);
}

/** The text of a phase's badge. */
export type PhaseBadge = Pick<Phase, "badge" | "english">;

/**
 * Returns the badges of the home page. The hero has the badge of the live phase, or of the next one (clause HM-1). The headline
 * has the badge of the newest concluded phase (clause HM-9), or null if there is none or if the hero shows it.
 *
 * @param phases the highest number first
 */
export function homeBadges(phases: readonly (PhaseState & PhaseBadge)[]) {
  const shown = shownPhase(phases);
  const next = phases.filter(({ state }) => state === "ahead").at(-1);
  const inHero = shown.state === "live" ? shown : (next ?? shown);
  const over = phases.find((phase) => phase.state === "concluded" && phase !== inHero);
  return { phaseBadge: badgeOf(inHero), concludedBadge: over ? badgeOf(over) : null };
}

function badgeOf({ badge, english }: PhaseBadge): PhaseBadge {
  return { badge, ...(english && { english }) };
}

/** The phase of an entry. Texts that the entry leaves out are those of clauses HM-1, HM-9 and E-5. */
export function phaseFromEntry(entry: PhaseEntry & Translated): Phase {
  const { name, state } = entry;
  const badges = { live: words.phaseLive, concluded: words.phaseConcluded, ahead: words.phaseAhead };
  const {
    badge = badges[state]({ phase: name }),
    emptyHeading = words.noEventsFound,
    emptyText = words.eventsAddedSoon({ phase: name }),
  } = entry;
  return { ...entry, badge, emptyHeading, emptyText };
}
