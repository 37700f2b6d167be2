import { expect, test } from "vitest";
import { statusMeant } from "./status-notes.ts";

test.each([
  ...["concluded", "Concluded", "completed", "finished", "over", "done", "past", "ended", "close", "clsoed"].map(
    (status) => [status, "closed"] as const,
  ),
  ...["open", "Live", "soon", "coming-soon", "registration open", "upcomming", "Upcomming"].map(
    (status) => [status, "upcoming"] as const,
  ),
  ...["upcoming", "closed", "cancelled", "postponed", "sold-out", "house full", "Postponed to May", "constructor"].map(
    (status) => [status, undefined] as const,
  ),
])("C-10 the status “%s” may mean %s", (status, meant) => {
  expect(statusMeant(status)).toBe(meant);
});
