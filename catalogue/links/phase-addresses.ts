import { shownPhase } from "../events/shown-phase.ts";
import type { PhaseState } from "../phase.ts";

/** The address of the list on a phase's tab. The phase that the Events page shows by itself need not be named. */
export function listAddress(phase: number, phases: readonly PhaseState[]): string {
  return phase === shownPhase(phases).number ? "/events" : `/events?phase=${phase}`;
}

/** The phases whose own addresses lead to the Events page as it opens, whichever it shows (clauses ). */
const firstPhases: readonly number[] = [1, 2];

/** The address that a phase has for itself, and where it leads: to the list, for later phases on their tab. */
export type PhaseRedirect = { from: `/events/phase${number}`; to: string };

/** The phases' own addresses. Those of the first two are always there. */
export function phaseRedirects(phases: readonly Pick<PhaseState, "number">[]): PhaseRedirect[] {
  const numbers = new Set([...firstPhases, ...phases.map(({ number }) => number)]);
  return Array.from(numbers, (number) => ({
    from: `/events/phase${number}`,
    to: firstPhases.includes(number) ? "/events" : `/events?phase=${number}`,
  }));
}

/** Whether an event's id is the end of an address that phases have, or may have one day. */
export function isPhaseAddressEnd(eventId: string): boolean {
  return /^phase\d+$/.test(eventId);
}
