import { expect, test } from "vitest";
import { cardBadge, modalBadge } from "./event-status.ts";

test.each([
  ["upcoming", "Upcoming", "Upcoming"],
  ["closed", "Concluded", "Closed"],
  ["cancelled", "Cancelled", "Cancelled"],
  ["sold-out", "Sold Out", "Sold Out"],
  ["postponed  to -- May", "Postponed To May", "Postponed To May"],
  ["Upcoming", "Upcoming", "Upcoming"],
  ["", "", ""],
])("C-5 D-1 the status “%s” reads %s on the card and %s in the modal", (status, card, modal) => {
  expect([cardBadge(status), modalBadge(status)]).toEqual([card, modal]);
});
