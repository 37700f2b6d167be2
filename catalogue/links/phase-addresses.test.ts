import { expect, test } from "vitest";
import type { PhaseState } from "../phase.ts";
import { isPhaseAddressEnd, listAddress, phaseRedirects } from "./phase-addresses.ts";

const phases: PhaseState[] = [
  { number: 3, state: "live" },
  { number: 2, state: "concluded" },
];

test("R-3 R-4 the first two phases lead to the Events page, also once they are gone; later ones to their tab", () => {
  expect(phaseRedirects(phases)).toEqual([
    { from: "/events/phase1", to: "/events" },
    { from: "/events/phase2", to: "/events" },
    { from: "/events/phase3", to: "/events?phase=3" },
  ]);
});

test("E-1 the phase that the page shows by itself needs no name in the address", () => {
  expect(listAddress(3, phases)).toBe("/events");
  expect(listAddress(2, phases)).toBe("/events?phase=2");
});

test.each(["phase1", "phase3", "phase12"])("R-3 no event has the address of %s", (id) => {
  expect(isPhaseAddressEnd(id)).toBe(true);
  expect(isPhaseAddressEnd(`bitcoin-${id}`)).toBe(false);
});
