import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { PhaseState } from "../../../../catalogue/phase.ts";

const never = () => () => {};

/**
 * The phase that `?phase=` asks for; undefined if there is none of that number. It is undefined on the server and during
 * hydration too, because pages are prerendered without a query.
 */
export function useAskedPhase<Phase extends PhaseState>(phases: readonly Phase[]): Phase | undefined {
  const { search } = useLocation();
  const asked = useSyncExternalStore(
    never,
    () => new URLSearchParams(search).get("phase"),
    () => null,
  );
  return phases.find(({ number }) => String(number) === asked);
}
