import { expect, test, vi } from "vitest";
import { displayTime } from "./event-dates.ts";

/** A language with a word for each part of the day. */
vi.mock("../../words/words.ts", () => {
  const part = (name: string) => (values: { clock: string }) => `${name} ${values.clock}`;
  const parts = {
    beforeNoon: part("morning"),
    afterNoon: part("noon"),
    evening: part("evening"),
    night: part("night"),
  };
  return { words: { ...parts, fromTo: ({ from, to }: { from: string; to: string }) => `${from} – ${to}` } };
});

test.each([
  ["00:00", "07:59", "morning 12:00 – morning 7:59"],
  ["08:00", "11:59", "morning 8:00 – morning 11:59"],
  ["12:00", "15:59", "noon 12:00 – noon 3:59"],
  ["16:00", "19:59", "evening 4:00 – evening 7:59"],
  ["20:00", "23:59", "night 8:00 – night 11:59"],
])("a time from %s to %s has the words for its parts of the day", (starts, ends, text) => {
  expect(displayTime(`2025-09-28 ${starts}`, `2025-09-28 ${ends}`)).toBe(text);
});
