import { afterEach, expect, test } from "vitest";
import { setWordsOf } from "../../content-check/words/read-words.ts";
import type { PhaseState } from "../phase.ts";
import { formerEventRedirects, isPhasePathSegment, listPath, lowerCasePath, phaseRedirects } from "./site-paths.ts";

afterEach(() => setWordsOf("en"));

const events = [
  { _id: "tiruchi-2025", formerAddresses: ["trichy-2025", "trichy"] },
  { _id: "delhi-2025", formerAddresses: undefined },
];

test.each([
  ["en", ""],
  ["hi", "/hi"],
])("in %s the former URLs of an event redirect to it", (language, start) => {
  setWordsOf(language);
  expect(formerEventRedirects(events)).toEqual([
    { from: `${start}/events/trichy-2025`, to: `${start}/events/tiruchi-2025` },
    { from: `${start}/events/trichy`, to: `${start}/events/tiruchi-2025` },
  ]);
});

const phases: PhaseState[] = [
  { number: 3, state: "live" },
  { number: 2, state: "concluded" },
];

test("R-3 R-4 the former paths of the first two phases redirect to the Events page, those of later phases to their tab", () => {
  expect(phaseRedirects(phases)).toEqual([
    { from: "/events/phase1", to: "/events" },
    { from: "/events/phase2", to: "/events" },
    { from: "/events/phase3", to: "/events?phase=3" },
  ]);
});

test("E-1 the URL of the default phase has no query", () => {
  expect(listPath(3, phases)).toBe("/events");
  expect(listPath(2, phases)).toBe("/events?phase=2");
});

test.each(["phase1", "phase3", "phase12"])("R-3 no event can have the path of %s", (id) => {
  expect(isPhasePathSegment(id)).toBe(true);
  expect(isPhasePathSegment(`bitcoin-${id}`)).toBe(false);
});

test.each([
  ["/Events", "/events"],
  ["/PARTNERS", "/partners"],
  ["/events/Trichy-2025", "/events/trichy-2025"],
  ["/EVENTS/", "/events/"],
  ["/Events/%E0%A4%AE", "/events/%E0%A4%AE"],
  ["/events", null],
  ["/events/%E0%A4%AE", null],
  ["/", null],
  ["/Nowhere", null],
  ["/Eventsx", null],
  ["//Events", null],
  ["//evil.example/Events", null],
  ["/\\evil.example/Events", null],
  ["/assets/Entry.js", null],
])("R-11 %s is %s in lower case", (typed, small) => {
  expect(lowerCasePath(typed, ["/", "/events", "/partners"])).toBe(small);
});
