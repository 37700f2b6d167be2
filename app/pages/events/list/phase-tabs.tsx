import { type KeyboardEvent, type ReactNode, startTransition, useDeferredValue, useOptimistic, useState } from "react";
import { EventsMasthead } from "./events-masthead.tsx";
import "./phase-tabs.css";

type Phase = 1 | 2;

const phases: readonly Phase[] = [2, 1];

/** The tab that each key leads to in a row of two tabs: the other one; Home and End lead to the ends. */
const keys: Record<string, (current: Phase) => Phase> = {
  ArrowRight: (current) => (current === 2 ? 1 : 2),
  ArrowLeft: (current) => (current === 2 ? 1 : 2),
  Home: () => 2,
  End: () => 1,
};

type PhaseTabsProps = {
  /** The phase whose list is shown. */
  phase: Phase;
  /** Shows another one; answered when that is done. */
  onChoose: (phase: Phase) => Promise<void>;
  /** The panel of each tab. */
  panels: Record<Phase, ReactNode>;
};

/**
 * The two phases as tabs beside the page's name, Phase 2 first (clause E-1), after
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/.
 */
export function PhaseTabs({ phase: current, onChoose, panels }: PhaseTabsProps) {
  // The tab answers at once, also where several taps follow before the first has been obeyed.
  const [selected, select] = useOptimistic(current);
  const [byKey, setByKey] = useState(false);
  const choose = (phase: Phase, isKey: boolean) => {
    setByKey(isKey);
    startTransition(async () => {
      select(phase);
      await onChoose(phase);
    });
  };
  // Laying a list out for the first time takes a slow processor longer. A visitor who chooses by a key may press Tab at
  // once: a list that goes then would take the focus with it.
  const later = useDeferredValue(selected);
  const shown = byKey ? selected : later;
  const moveByKey = (event: KeyboardEvent) => {
    const next = keys[event.key]?.(selected);
    if (!next) return;
    event.preventDefault();
    choose(next, true);
    document.getElementById(`phase-${next}-tab`)?.focus();
  };
  return (
    <>
      <EventsMasthead>
        <div className="phase-tabs needs-script" role="tablist" aria-label="Phases">
          {phases.map((phase) => (
            <button
              key={phase}
              type="button"
              role="tab"
              id={`phase-${phase}-tab`}
              aria-controls={`phase-${phase}`}
              aria-selected={phase === selected}
              tabIndex={phase === selected ? 0 : -1}
              onClick={() => choose(phase, false)}
              onKeyDown={moveByKey}
            >
              <span>Phase</span> <b>{phase}</b>
            </button>
          ))}
        </div>
      </EventsMasthead>
      {phases.map((phase) => (
        <div
          key={phase}
          role="tabpanel"
          id={`phase-${phase}`}
          aria-labelledby={`phase-${phase}-tab`}
          className="phase-panel"
          hidden={phase !== shown}
        >
          {phase === 2 && panels[2] && <h2 className="without-script wrap phase-name">Phase 2</h2>}
          {panels[phase]}
        </div>
      ))}
    </>
  );
}
