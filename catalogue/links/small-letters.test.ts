import { expect, test } from "vitest";
import { inSmallLetters } from "./small-letters.ts";

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
])("R-11 %s is in small letters %s", (typed, small) => {
  expect(inSmallLetters(typed, ["/", "/events", "/partners"])).toBe(small);
});
