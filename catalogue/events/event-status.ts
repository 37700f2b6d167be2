import { words } from "../../words/words.ts";

/** Tells that an event is not as planned, and why a visitor may want to write to the organiser. */
export type EventNotice = {
  says: string;
  /** Whom to write to and where else to go, in parts: the e-mail address and the link to another stop are marked up. */
  ask: typeof words.otherStatusAsk;
};

/** Everything that the site knows about a status. The site never changes a status by itself (clause E-8). */
type Status = {
  /** The badge on the card. If there is a notice, calendars and messages write it before the event's name: `Cancelled: Agra`. */
  badge: (status: string) => string;
  /** The badge of the opened event, if it is another one. */
  openedBadge?: () => string;
  /** The notice on an opened event that is not as planned (clause C-10). */
  notice?: (status: string) => EventNotice;
  /** What the event's button does. It also says whether the event is open for registration, or concluded. */
  button: "register" | "highlights" | "closed";
  /** Whether people may come on the event's day: then calendars block the time, and the page shows what visitors need to know. */
  takesPlace: boolean;
  /**
   * The words in place of venue and address, such as `Live stream`, if the event has moved online: the way to its venue, step-free
   * access and seats are not shown either, and search engines are told.
   */
  online?: () => string;
  /** Whether the opened event offers to be added to a calendar: people with a place can still go. */
  isAhead: boolean;
  /** The status in calendars (RFC 5545, 3.8.1.11). */
  calendar: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  /** The status for search engines (https://schema.org/EventStatusType). */
  schemaOrg: "EventScheduled" | "EventPostponed" | "EventCancelled";
  /** For search engines (https://schema.org/ItemAvailability); `SoldOut` fits a waiting list too. Without it there is no offer. */
  availability?: "InStock" | "SoldOut";
};

/** What the rows below share, unless they say otherwise. */
const common = {
  button: "closed",
  takesPlace: true,
  isAhead: false,
  calendar: "CONFIRMED",
  schemaOrg: "EventScheduled",
} as const;

/**
 * Every status that programs understand, by its text in event files. To add one, add a row, and its words in `words/en.yaml`.
 * Words are functions, because they are read in the current language.
 */
const statuses = new Map(
  Object.entries<Status>({
    upcoming: {
      ...common,
      badge: () => words.upcoming,
      button: "register",
      isAhead: true,
      availability: "InStock",
    },
    closed: {
      ...common,
      badge: () => words.concluded,
      openedBadge: () => words.closedEvent,
      button: "highlights",
    },
    cancelled: {
      ...common,
      badge: () => words.cancelled,
      notice: () => ({ says: words.cancelledNotice, ask: words.cancelledAsk }),
      takesPlace: false,
      calendar: "CANCELLED",
      schemaOrg: "EventCancelled",
    },
    postponed: {
      ...common,
      badge: () => words.postponed,
      notice: () => ({ says: words.postponedNotice, ask: words.postponedAsk }),
      takesPlace: false,
      calendar: "TENTATIVE",
      schemaOrg: "EventPostponed",
    },
    "sold-out": {
      ...common,
      badge: () => words.soldOut,
      notice: () => ({ says: words.soldOutNotice, ask: words.soldOutAsk }),
      isAhead: true,
      availability: "SoldOut",
    },
  }),
);

/** Any other text, such as `by invitation`: people read the organiser's own words, programs that the event takes place. */
const ownWords: Status = {
  ...common,
  badge: capitalised,
  notice: (status) => ({ says: words.otherStatusNotice({ status: status.trim() }), ask: words.otherStatusAsk }),
};

/** `by  -- invitation` reads `By Invitation`. */
function capitalised(status: string): string {
  const parts = status.split(/[\s-]+/).filter(Boolean);
  return parts.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** The statuses that programs understand, the first one of which a new form has. */
export const statusChoices = [...statuses.keys()];

/** What the site knows about a status. */
export function statusOf(status: string): Status {
  return statuses.get(status) ?? ownWords;
}

/** Whether visitors can register (clause C-8). */
export function isOpen(status: string): boolean {
  return statusOf(status).button === "register";
}

/** Whether the event is over (clause C-9). */
export function isConcluded(status: string): boolean {
  return statusOf(status).button === "highlights";
}

/** The badge on a card (clause C-5). */
export function cardBadge(status: string): string {
  return statusOf(status).badge(status);
}

/** The badge of the opened event (clause D-1), where a concluded event is `Closed`. */
export function modalBadge(status: string): string {
  return statusOf(status).openedBadge?.() ?? cardBadge(status);
}

/** The card's badge within a sentence: `upcoming`, `sold out`. */
export function statusInSentence(status: string): string {
  return cardBadge(status).toLowerCase();
}

/** The notice on an opened event; null if it is as planned. */
export function eventNotice(status: string): EventNotice | null {
  return statusOf(status).notice?.(status) ?? null;
}

/**
 * A text such as the event's name with its status before it, where nothing else shows the status, as in a calendar or a
 * message: `Cancelled: Agra`; the text alone if programs do not know the status, or if there is nothing to notice.
 */
export function withStatus(status: string, text: string): string {
  const { notice, badge } = statusOf(status);
  return notice && statuses.has(status) ? words.otherStatus({ status: badge(status), text }) : text;
}

/** Whether an event takes place on its day, as far as its status says. */
export function takesPlace(status: string): boolean {
  return statusOf(status).takesPlace;
}

/** The words on an event's button (clauses C-8 to C-10). */
export function actionWords(kind: EventAction["kind"]): string {
  return {
    register: words.eventActionRegister,
    highlights: words.eventActionHighlights,
    closed: words.eventActionClosed,
  }[kind];
}

/** What an event's button does: it opens a link, which is null if the content has none yet. A closed event has no link. */
export type EventAction = { kind: Status["button"]; link: string | null };

type Linked = { status: string; registrationLink?: string | undefined; highlightsLink?: string | undefined };

/** The button that an event's status and links call for (clauses C-8 to C-10, D-6 and D-9). */
export function eventAction({ status, registrationLink, highlightsLink }: Linked): EventAction {
  const kind = statusOf(status).button;
  const link = { register: registrationLink, highlights: highlightsLink, closed: undefined }[kind];
  return { kind, link: link?.trim() ? link : null };
}
