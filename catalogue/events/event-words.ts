import { words } from "../../words/words.ts";
import { type EventAction, type EventStatus, type StatusKind, statusKind } from "./event-status.ts";

/** The words on an event's button (clauses C-8 to C-10). */
export function actionWords(kind: EventAction["kind"]): string {
  return {
    register: words.eventActionRegister,
    highlights: words.eventActionHighlights,
    closed: words.eventActionClosed,
  }[kind];
}

/** The badges of a status. Of any other kind than these the badge says the status itself. */
type BadgeWords = {
  card: string;
  /** In the detail modal. */
  modal: string;
  /** The card's, within a sentence. */
  inSentence: string;
};

function badgeWords(status: EventStatus): BadgeWords | undefined {
  const ofKind: Partial<Record<StatusKind, BadgeWords>> = {
    upcoming: { card: words.upcoming, modal: words.upcoming, inSentence: words.upcomingInSentence },
    concluded: { card: words.concluded, modal: words.closedEvent, inSentence: words.concludedInSentence },
  };
  return ofKind[statusKind(status)];
}

/** The badge on a card (clause C-5); any other status shows its own words: `sold-out` reads `Sold Out`. */
export function cardBadge(status: EventStatus): string {
  return badgeWords(status)?.card ?? capitalised(status);
}

/** The badge in the detail modal (clause D-1), where a concluded event is `Closed`. */
export function modalBadge(status: EventStatus): string {
  return badgeWords(status)?.modal ?? cardBadge(status);
}

/** The card's badge as it stands within a sentence: `upcoming`, `sold out`. */
export function statusInSentence(status: EventStatus): string {
  return badgeWords(status)?.inSentence ?? capitalised(status).toLowerCase();
}

function capitalised(status: EventStatus): string {
  return status
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
