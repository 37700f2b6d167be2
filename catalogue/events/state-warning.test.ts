import { expect, test } from "vitest";
import { stateWarning } from "./state-warning.ts";

test.each([
  ["cancelled", "Cancelled: "],
  ["postponed", "Postponed: "],
  ["sold-out", "Sold out: "],
  ["upcoming", ""],
  ["closed", ""],
  ["waitlist", ""],
])("before the name of an event that is %s stands “%s”", (status, warning) => {
  expect(stateWarning(status)).toBe(warning);
});
