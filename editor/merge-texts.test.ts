import { expect, test } from "vitest";
import { mergeTexts } from "./merge-texts.ts";

const base = "title: Agra # ours\nseats: 100\nspeakers:\n  - one\nchanged: 2025-01-01 10:00\n";

test("changes of different fields are merged, with the other person's remarks", () => {
  const theirs = base.replace("100", "180 # a larger hall").replace("10:00", "11:00");
  const mine = base.replace("Agra #", "Agra Fort #").replace("- one", "- one\n  - two").replace("10:00", "12:00");
  expect(mergeTexts(base, theirs, mine)).toEqual({
    text: "title: Agra Fort # ours\nseats: 180 # a larger hall\nspeakers:\n  - one\n  - two\nchanged: 2025-01-01 12:00\n",
    conflicts: [],
  });
});

test("a field that both changed or one removed is a conflict with both values, unless both mean the same", () => {
  const mine = base.replace("100", "200").replace("Agra #", "Agra Fort #");
  const { text, conflicts } = mergeTexts(base, base.replace("seats: 100\n", "").replace("Agra #", "Agra Fort #"), mine);
  expect(conflicts).toEqual([{ field: "seats", mine: 200, theirs: undefined }]);
  expect(text).toContain("seats: 200");
});

test("a field that one removed stays away, and a file that is a list is one field", () => {
  expect(mergeTexts(base, base, base.replace("seats: 100\n", "")).text).not.toContain("seats");
  expect(mergeTexts("- a: 1\n", "- a: 1 # kept\n", "- a: 1\n- a: 2\n").text).toBe("- a: 1 # kept\n- a: 2\n");
});
