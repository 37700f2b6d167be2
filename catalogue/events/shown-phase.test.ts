import { expect, test } from "vitest";
import type { Phase } from "../phase.ts";
import { filmedPhase, homeBadges, phaseFromEntry, shownPhase } from "./shown-phase.ts";

const phase = (number: number, state: Phase["state"]) => phaseFromEntry({ number, state, name: `Phase ${number}` });

test.each([
  { of: [phase(2, "live"), phase(1, "concluded")], shown: 2, badges: ["Phase 2 is live", "Phase 1 is concluded"] },
  {
    of: [phase(3, "ahead"), phase(2, "live"), phase(1, "concluded")],
    shown: 2,
    badges: ["Phase 2 is live", "Phase 1 is concluded"],
  },
  {
    of: [phase(3, "live"), phase(2, "concluded"), phase(1, "concluded")],
    shown: 3,
    badges: ["Phase 3 is live", "Phase 2 is concluded"],
  },
  {
    of: [phase(4, "ahead"), phase(3, "ahead"), phase(2, "concluded"), phase(1, "concluded")],
    shown: 2,
    badges: ["Phase 3 is ahead", "Phase 2 is concluded"],
  },
  {
    of: [phase(2, "concluded"), phase(1, "concluded")],
    shown: 2,
    badges: ["Phase 2 is concluded", "Phase 1 is concluded"],
  },
  { of: [phase(2, "ahead"), phase(1, "ahead")], shown: 1, badges: ["Phase 1 is ahead", null] },
  { of: [phase(1, "concluded")], shown: 1, badges: ["Phase 1 is concluded", null] },
])(
  "E-1 HM-1 HM-9 of $of.length phases $shown is the default, and Home's badges are $badges",
  ({ of, shown, badges }) => {
    expect(shownPhase(of).number).toBe(shown);
    const { phaseBadge, concludedBadge } = homeBadges(of);
    expect([phaseBadge.badge, concludedBadge?.badge ?? null]).toEqual(badges);
  },
);

test("HM-12 the aftermovie belongs to the phase that the content names, else to the newest concluded one", () => {
  const phases = [phase(3, "live"), phase(2, "concluded"), phase(1, "concluded")];
  expect([1, 3, undefined, 9].map((number) => filmedPhase(phases, number).name)).toEqual([
    "Phase 1",
    "Phase 3",
    "Phase 2",
    "Phase 2",
  ]);
  expect(filmedPhase([phase(1, "ahead")], undefined).name).toBe("Phase 1");
});

test("HM-1 E-5 a phase's own texts replace the default ones", () => {
  const own = { badge: "On the road", emptyHeading: "Wait", emptyText: "Soon.", note: "South" };
  expect(phaseFromEntry({ number: 3, name: "Phase 3", state: "ahead", ...own })).toMatchObject(own);
  expect(phase(3, "ahead")).toMatchObject({
    emptyHeading: "No Events Found",
    emptyText: "Events for Phase 3 will be added soon.",
  });
});
