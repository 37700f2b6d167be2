/**
 * The state of an event. Only `upcoming` and `closed` offer a link; any other text, such as `cancelled`, is allowed
 * and offers none (clause C-10). The site never changes a status by itself (clause E-8).
 */
export type EventStatus = "upcoming" | "closed" | (string & Record<never, never>);

/** What a status text says to people: `sold-out` reads `Sold Out`. */
function statusWords(status: EventStatus): string {
  return status
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** The badge on a card (clause C-5); any other status shows its own words. */
export function cardBadge(status: EventStatus): string {
  if (status === "upcoming") return "Upcoming";
  if (status === "closed") return "Concluded";
  return statusWords(status);
}

/** The badge in the detail modal (clause D-1), where a concluded event is `Closed`. */
export function modalBadge(status: EventStatus): string {
  return status === "closed" ? "Closed" : cardBadge(status);
}
