import { type EventAction, type EventStatus, type StatusKind, statusKind } from "./event-status.ts";

/** The words on an event's button (clauses C-8 to C-10). */
export const actionWords: Record<EventAction["kind"], string> = {
  register: "Register Now",
  highlights: "Watch Highlights",
  closed: "Registration Closed",
};

/** The alert of a button whose link is missing (clause D-9), word for word. */
export const missingLinkMessage = "Link not available yet. Please check back later.";

/** Tells that an event is not as planned, and why a visitor may want to write to the organiser. */
export type EventNotice = {
  says: string;
  /** Stands before “write to” and the address. */
  reason: string;
};

/** The words for a kind of status. Where a kind has no badge, the badge says the status itself. */
type StatusWords = {
  badge?: string;
  /** The badge in the detail modal, where that has a word of its own. */
  modalBadge?: string;
  notice?: EventNotice;
  prefix?: string;
};

const statusWords: Record<StatusKind, StatusWords> = {
  upcoming: { badge: "Upcoming" },
  concluded: { badge: "Concluded", modalBadge: "Closed" },
  cancelled: {
    notice: { says: "This event is cancelled.", reason: "With any question" },
    prefix: "Cancelled: ",
  },
  postponed: {
    notice: { says: "This event is postponed: the date given is the old one.", reason: "To hear the new date" },
    prefix: "Postponed: ",
  },
  "sold-out": {
    notice: { says: "All places are taken.", reason: "To ask for a place that becomes free" },
    prefix: "Sold out: ",
  },
  other: {},
};

/** The badge on a card (clause C-5); any other status shows its own words: `sold-out` reads `Sold Out`. */
export function cardBadge(status: EventStatus): string {
  return statusWords[statusKind(status)].badge ?? capitalised(status);
}

/** The badge in the detail modal (clause D-1), where a concluded event is `Closed`. */
export function modalBadge(status: EventStatus): string {
  return statusWords[statusKind(status)].modalBadge ?? cardBadge(status);
}

function capitalised(status: EventStatus): string {
  return status
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/**
 * The notice on an event that is neither open for registration nor concluded, and so offers no link (clause
 * C-10); null for those that are. A status that only people understand is passed on in the organiser's own words.
 */
export function eventNotice(status: EventStatus): EventNotice | null {
  const kind = statusKind(status);
  if (kind === "other") return { says: `The organiser says: ${status.trim()}`, reason: "To know more" };
  return statusWords[kind].notice ?? null;
}

/**
 * The words before an event's name where nothing else tells its status, as in a calendar or a message: `Cancelled: `;
 * nothing for an event that takes place and has room.
 */
export function statusPrefix(status: EventStatus): string {
  return statusWords[statusKind(status)].prefix ?? "";
}
