import { expect, test } from "vitest";
import { mergeTexts } from "./merge-texts.ts";

const base = "title: Agra # ours\nseats: 100\nspeakers:\n  - one\nchanged: 2025-01-01 10:00\n";

test("changes of different fields are merged, with the other person's comments", () => {
  const theirs = base.replace("100", "180 # a larger hall").replace("10:00", "11:00");
  const mine = base.replace("Agra #", "Agra Fort #").replace("- one", "- one\n  - two").replace("10:00", "12:00");
  expect(mergeTexts(base, theirs, mine)).toEqual({
    text: "title: Agra Fort # ours\nseats: 180 # a larger hall\nspeakers:\n  - one\n  - two\nchanged: 2025-01-01 12:00\n",
    conflicts: [],
  });
});

test("a field that both changed, or one changed and one removed, is a conflict with both values, unless the values are equal", () => {
  const mine = base.replace("100", "200").replace("Agra #", "Agra Fort #");
  const { text, conflicts } = mergeTexts(base, base.replace("seats: 100\n", "").replace("Agra #", "Agra Fort #"), mine);
  expect(conflicts).toEqual([{ field: "seats", isEntry: false, mine: 200, theirs: undefined }]);
  expect(text).toContain("seats: 200");
});

test("a field that one person removed stays removed", () => {
  expect(mergeTexts(base, base, base.replace("seats: 100\n", "")).text).not.toContain("seats");
});

const list = (...entries: string[]) => entries.map((entry) => `- {name: ${entry}}\n`).join("");

test("entries of a list that two people add, change, remove and move are merged, also if a name occurs twice", () => {
  const theirs = list("Potli", "Batua, seats: 2", "Potli, seats: 3", "Tijori");
  const mine = list("Potli, seats: 3", "Batua", "Khadaan");
  expect(mergeTexts(list("Potli", "Batua", "Potli, seats: 3"), theirs, mine)).toEqual({
    text: `${list("Potli, seats: 3", "Batua, seats: 2", "Tijori")}- name: Khadaan\n`,
    conflicts: [],
  });
  const [old, added, moved] = [list("A", "B"), list("A", "B", "C"), list("B", "A")];
  expect(mergeTexts(old, added, moved)).toEqual({ text: `${moved}- {name: C}\n`, conflicts: [] });
  expect(mergeTexts(old, moved, added)).toEqual({ text: `${moved}- name: C\n`, conflicts: [] });
});

test("an entry that both changed is a conflict with both values, and the other entries are merged", () => {
  const { text, conflicts } = mergeTexts(list("A", "B"), list("A, n: 1", "B", "C"), list("A, n: 2", "B"));
  expect(conflicts).toEqual([{ field: "A", isEntry: true, mine: { name: "A", n: 2 }, theirs: { name: "A", n: 1 } }]);
  expect(text).toBe(list("A, n: 2", "B", "C"));
});
