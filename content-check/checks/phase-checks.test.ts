import { expect, test } from "vitest";
import { goodContent, goodEvent, mistakesIn, withContent } from "../content.fixture.ts";
import { readCatalogue } from "../read-catalogue.ts";

const third = `- name: Phase 3
  number: 3
  state: ahead
`;

test("E-1 phases are read with the highest number first, wherever they stand in the file", async () => {
  const { phases } = await withContent({ "phases.yaml": goodContent["phases.yaml"] + third }, readCatalogue);
  expect(phases.map(({ number, badge }) => [number, badge])).toEqual([
    [3, "Phase 3 is ahead"],
    [2, "Phase 2 is live"],
    [1, "Phase 1 is concluded"],
  ]);
});

test.each([
  [
    "state: ahead",
    "state: live",
    "9 Phase 3: state — is live, and so is Phase 2 — write `state: concluded` for the one that is over, or `state: ahead` for the one that has not begun",
  ],
  ["number: 3", "number: 2", "8 Phase 3: number — is 2, as in an entry before — give each phase its own"],
  [
    "state: ahead",
    "state: over",
    "9 Phase 3: state — must be one of live, concluded, ahead — write a line such as `state: live` (live, concluded or ahead; one phase at most is live)",
  ],
  [
    "number: 3",
    "number: 0",
    "8 Phase 3: number — is too small: at least 1 — write a line such as `number: 2` (the phase's number, by which events and addresses name it)",
  ],
])("E-1 a phase of which %s reads %s is reported with the correction", async (written, instead, message) => {
  const phases = goodContent["phases.yaml"] + third.replace(written, instead);
  expect(await mistakesIn({ "phases.yaml": phases })).toEqual([`content/phases.yaml:${message}`]);
});

test("HM-12 an aftermovie of a phase that is not there is reported with the correction", async () => {
  const site = goodContent["site.yaml"].replace("aftermovieAddress:", "aftermoviePhase: 7\naftermovieAddress:");
  expect(await mistakesIn({ "site.yaml": site })).toEqual([
    expect.stringMatching(
      /^content\/site\.yaml:\d+ aftermoviePhase — is 7, which is not in content\/phases\.yaml — write 1 or 2, or add/,
    ),
  ]);
});

test("E-1 a tour without a phase is none", async () => {
  const mistakes = await mistakesIn({ "phases.yaml": "[]\n" });
  expect(mistakes).toEqual([expect.stringMatching(/^content\/phases\.yaml:1 — (?:is empty|has too few entries)/)]);
});

test("N-1 an event's phase is one of the list, and a list that cannot be read is the only mistake", async () => {
  const event = { "events/2025/trichy-2025.yaml": goodEvent.replace("phase: 2", "phase: 4") };
  expect(await mistakesIn(event)).toEqual([
    "content/events/2025/trichy-2025.yaml:3 phase — is 4, which is not in content/phases.yaml — write 1 or 2, or add that phase there",
  ]);
  expect(await mistakesIn({ ...event, "phases.yaml": null })).toEqual([
    "content/phases.yaml:1 — is missing — restore the file",
  ]);
});
