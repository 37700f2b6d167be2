import { expect, test } from "vitest";
import { slowdownFor, slowdownText } from "./slow-phone.ts";

test("a machine twice as fast is slowed twice as much, and none is made faster", () => {
  expect(slowdownFor(2_000)).toEqual({ index: 2_000, mobile: 4, tapping: 6, desktop: 1 });
  expect(slowdownFor(4_000)).toEqual({ index: 4_000, mobile: 8, tapping: 12, desktop: 2 });
  expect(slowdownFor(200)).toEqual({ index: 200, mobile: 1, tapping: 1, desktop: 1 });
});

test("the report tells the machine's indices and slowdowns, and how often the machine was too slow by itself", () => {
  const chosen = [1_000, 2_000, 4_000].map(slowdownFor);
  expect(slowdownText(chosen, "mobile")).toBe(
    "Lighthouse's index of this machine was 2,000 (1,000–4,000), taken anew each time; its processor was slowed 4.0 (2.0–8.0) times for it, to an index of 500.",
  );
  expect(slowdownText(chosen, "desktop")).toMatch(/to an index of 2,000, below which it was by itself 1 of 3 times\.$/);
});
