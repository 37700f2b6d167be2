import { type KeyboardEvent, type ReactNode, startTransition, useOptimistic } from "react";
import type { Phase } from "../../../../catalogue/phase.ts";
import { words } from "../../../../words/words.ts";
import { afterNextPaint } from "../../../ui/after-next-paint.ts";
import { EventsMasthead } from "./events-masthead.tsx";

/** A step along the tabs, in the direction of the text. */
const step = (toTheRight: 1 | -1) => (current: number, count: number) =>
  (current + count + (document.dir === "rtl" ? -toTheRight : toTheRight)) % count;

/** The index of the tab that each key selects. */
const keys: Record<string, (current: number, count: number) => number> = {
  ArrowRight: step(1),
  ArrowLeft: step(-1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

type PhaseTabsProps = {
  /** In the order of their tabs. */
  phases: readonly Phase[];
  /** The number of the phase whose list is selected. */
  phase: number;
  /** Shows another phase; resolves when it is shown. */
  onChoose: (phase: number) => Promise<void>;
  /** Renders the list of a phase. */
  children: (phase: Phase) => ReactNode;
};

/** The phases as tabs beside the page's name (clause E-1), after https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. */
export function PhaseTabs({ phases, phase: current, onChoose, children: renderList }: PhaseTabsProps) {
  // The tab is selected at once, also if the visitor taps several before the first navigation has finished.
  const [selected, select] = useOptimistic(current);
  const choose = (phase: number) =>
    startTransition(async () => {
      select(phase);
      await onChoose(phase);
    });
  const moveByKey = (event: KeyboardEvent) => {
    const place = phases.findIndex(({ number }) => number === selected);
    const next = phases[keys[event.key]?.(place, phases.length) ?? -1]?.number;
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.getElementById(`phase-${next}-tab`)?.focus();
  };
  return (
    <>
      <EventsMasthead>
        <div className="row phase-tabs label needs-script screen-only" role="tablist" aria-label={words.phases}>
          {phases.map(({ number, name }) => (
            <button
              key={number}
              type="button"
              className="middle"
              role="tab"
              id={`phase-${number}-tab`}
              aria-controls={`phase-${number}`}
              aria-selected={number === selected}
              tabIndex={number === selected ? 0 : -1}
              onClick={() => afterNextPaint(() => choose(number))}
              onKeyDown={moveByKey}
            >
              <TabName name={name} number={number} />
            </button>
          ))}
        </div>
      </EventsMasthead>
      {phases.map((phase) => (
        <div
          key={phase.number}
          role="tabpanel"
          id={`phase-${phase.number}`}
          aria-labelledby={`phase-${phase.number}-tab`}
          className="phase-panel"
          hidden={phase.number !== selected}
        >
          {/* In any other phase, the heading of the grid is the name of the phase. */}
          {phase.state === "live" && <h2 className="without-script wrap phase-name">{phase.name}</h2>}
          {renderList(phase)}
        </div>
      ))}
    </>
  );
}

/** A phase's name. A number at its end looks like the number of a platform. */
function TabName({ name, number }: Pick<Phase, "name" | "number">) {
  const end = ` ${number}`;
  if (!name.endsWith(end)) return <span>{name}</span>;
  return (
    <>
      <span>{name.slice(0, -end.length)}</span> <b className="disc">{number}</b>
    </>
  );
}
