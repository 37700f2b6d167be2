import { expect, test } from "vitest";
import { phaseFromEntry } from "./phase-from-entry.ts";

const entry = { name: "Phase 3", number: 3, state: "ahead", note: "Where the line ends" } as const;

test("a phase says for itself what its entry leaves to the site", () => {
  expect(phaseFromEntry(entry)).toEqual({
    ...entry,
    badge: "Phase 3 is ahead",
    emptyHeading: "No Events Found",
    emptyText: "Events for Phase 3 will be added soon.",
  });
});

test("LG-3 of a phase that is not translated what its entry says is in English, and not what the site says", () => {
  expect(phaseFromEntry({ ...entry, translation: "none" }).english).toEqual(["name", "note"]);
  expect(phaseFromEntry({ ...entry, translation: "draft", english: ["note"] }).english).toEqual(["note"]);
});
