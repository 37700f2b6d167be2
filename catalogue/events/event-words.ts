import { words } from "../../words/words.ts";
import { type EventAction, type EventStatus, type StatusKind, statusKind } from "./event-status.ts";

/** The words on an event's button (clauses C-8 to C-10). */
export const actionWords: Record<EventAction["kind"], string> = {
  register: words.eventActionRegister,
  highlights: words.eventActionHighlights,
  closed: words.eventActionClosed,
};

/** Tells that an event is not as planned, and why a visitor may want to write to the organiser. */
export type EventNotice = {
  says: string;
  /** Whom to write to and where else to go, in pieces: the address and the way to another stop are set apart. */
  ask: typeof words.otherStatusAsk;
};

/** The words for a kind of status. Where a kind has no badge, the badge says the status itself. */
type StatusWords = {
  badge?: string;
  /** The badge in the detail modal, where that has a word of its own. */
  modalBadge?: string;
  /** The badge's word within a sentence. */
  inSentence?: string;
  notice?: EventNotice;
  /** A text, such as the event's name, with the status before it. */
  prefixed?: (values: { text: string }) => string;
};

const statusWords: Record<StatusKind, StatusWords> = {
  upcoming: { badge: words.upcoming, inSentence: words.upcomingInSentence },
  concluded: { badge: words.concluded, modalBadge: words.closedEvent, inSentence: words.concludedInSentence },
  cancelled: {
    notice: { says: words.cancelledNotice, ask: words.cancelledAsk },
    prefixed: words.cancelled,
  },
  postponed: {
    notice: { says: words.postponedNotice, ask: words.postponedAsk },
    prefixed: words.postponed,
  },
  "sold-out": {
    notice: { says: words.soldOutNotice, ask: words.soldOutAsk },
    prefixed: words.soldOut,
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

/** The card's badge as it stands within a sentence: `upcoming`, `sold out`. */
export function statusInSentence(status: EventStatus): string {
  return statusWords[statusKind(status)].inSentence ?? capitalised(status).toLowerCase();
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
  if (kind === "other") return { says: words.otherStatusNotice({ status: status.trim() }), ask: words.otherStatusAsk };
  return statusWords[kind].notice ?? null;
}

/**
 * A text such as the event's name with its status before it, where nothing else tells that, as in a calendar or a message:
 * `Cancelled: Agra`; the text alone of an event that takes place and has room.
 */
export function withStatus(status: EventStatus, text: string): string {
  return statusWords[statusKind(status)].prefixed?.({ text }) ?? text;
}
