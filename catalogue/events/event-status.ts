import { words } from "../../words/words.ts";

/** The notice on an event that is not as planned. */
export type EventNotice = {
  text: string;
  /**
   * How to ask the organiser or find another stop, in parts: the e-mail address and the link to the other stops are marked up.
   */
  contact: typeof words.otherStatusAsk;
};

/** The properties of a status. The site never changes a status by itself (clause E-8). */
type Status = {
  /**
   * The badge on the card. If there is a notice, calendars and messages also write it before the event's title: `Cancelled:
   * Agra`.
   */
  badge: (status: string) => string;
  /** The badge of the opened event, if it is another one. */
  openedBadge?: () => string;
  /**
   * The notice on an opened event that is not as planned (clause X-5). Its text also begins the description in calendars: it must
   * not point at something on the page, such as "below".
   */
  notice?: (status: string) => EventNotice;
  /** The action of the event's button: `register` if visitors can register, `highlights` if the event is over. */
  action: "register" | "highlights" | "none";
  /** Whether it takes place on its day. If so, calendars block the time, and the page shows what visitors need to know. */
  takesPlace: boolean;
  /**
   * If the event has moved online: the words in place of venue and address, such as `Live stream`. `assemble-event.ts` leaves
   * out the fields of a visit. Structured data says that the event is online.
   */
  online?: () => string;
  /** Whether the opened event shows `Add to calendar`: visitors who have registered can still come. */
  showsAddToCalendar: boolean;
  /** The status in calendars (RFC 5545, 3.8.1.11). */
  calendarStatus: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  /** The status for search engines (https://schema.org/EventStatusType). */
  schemaEventStatus: "EventScheduled" | "EventPostponed" | "EventCancelled";
  /**
   * For search engines (https://schema.org/ItemAvailability); `SoldOut` fits a waiting list too. Without it there is no offer.
   */
  availability?: "InStock" | "SoldOut";
};

/** The properties that the rows below share, unless they replace them. */
const common = {
  action: "none",
  takesPlace: true,
  showsAddToCalendar: false,
  calendarStatus: "CONFIRMED",
  schemaEventStatus: "EventScheduled",
} as const;

/**
 * The known statuses, by their text in event files. To add one, add a row here, and its words to `words/en.yaml`. The words are
 * functions, because they are read in the current language.
 */
const statuses = new Map(
  Object.entries<Status>({
    upcoming: {
      ...common,
      badge: () => words.upcoming,
      action: "register",
      showsAddToCalendar: true,
      availability: "InStock",
    },
    closed: {
      ...common,
      badge: () => words.concluded,
      openedBadge: () => words.closedEvent,
      action: "highlights",
    },
    cancelled: {
      ...common,
      badge: () => words.cancelled,
      notice: () => ({ text: words.cancelledNotice, contact: words.cancelledAsk }),
      takesPlace: false,
      calendarStatus: "CANCELLED",
      schemaEventStatus: "EventCancelled",
    },
    postponed: {
      ...common,
      badge: () => words.postponed,
      notice: () => ({ text: words.postponedNotice, contact: words.postponedAsk }),
      takesPlace: false,
      calendarStatus: "TENTATIVE",
      schemaEventStatus: "EventPostponed",
    },
    "sold-out": {
      ...common,
      badge: () => words.soldOut,
      notice: () => ({ text: words.soldOutNotice, contact: words.soldOutAsk }),
      showsAddToCalendar: true,
      availability: "SoldOut",
    },
  }),
);

/** Any other text, such as `by invitation`: visitors read this text; for programs, the event takes place. */
const unknownStatus: Status = {
  ...common,
  badge: capitalised,
  notice: (status) => ({ text: words.otherStatusNotice({ status: status.trim() }), contact: words.otherStatusAsk }),
};

/** `by  -- invitation` reads `By Invitation`. */
function capitalised(status: string): string {
  const parts = status.split(/[\s-]+/).filter(Boolean);
  return parts.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** The known statuses. A new form has the first one. */
export const statusChoices = [...statuses.keys()];

/** The properties of a status. */
export function statusOf(status: string): Status {
  return statuses.get(status) ?? unknownStatus;
}

/** Whether visitors can register (clause C-8). */
export function canRegister(status: string): boolean {
  return statusOf(status).action === "register";
}

/** Whether the event is over (clause C-9). */
export function isConcluded(status: string): boolean {
  return statusOf(status).action === "highlights";
}

/** The badge on a card (clause C-5). */
export function cardBadge(status: string): string {
  return statusOf(status).badge(status);
}

/** The badge of the opened event (clause D-1), where a concluded event is `Closed`. */
export function openedBadge(status: string): string {
  return statusOf(status).openedBadge?.() ?? cardBadge(status);
}

/** The look of the stamp with the badge: `changed` if the event is not as planned. */
export function stampLook(status: string): "planned" | "concluded" | "changed" {
  if (statusOf(status).notice) return "changed";
  return isConcluded(status) ? "concluded" : "planned";
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
 * A text with the status before it, such as `Cancelled: Agra`, for calendars and messages, which show no badge. Without a notice,
 * and for an unknown status, it is the text alone.
 */
export function withStatus(status: string, text: string): string {
  const { notice, badge } = statusOf(status);
  return notice && statuses.has(status) ? words.otherStatus({ status: badge(status), text }) : text;
}

/** Whether an event with this status takes place on its day. */
export function takesPlace(status: string): boolean {
  return statusOf(status).takesPlace;
}

/** The words on an event's button (clauses C-8 to C-10). */
export function actionWords(kind: EventAction["kind"]): string {
  return {
    register: words.eventActionRegister,
    highlights: words.eventActionHighlights,
    none: words.eventActionClosed,
  }[kind];
}

/** The action of an event's button. `link` is null if the content has no link yet, and for `none`. */
export type EventAction = { kind: Status["action"]; link: string | null };

type Linked = { status: string; registrationLink?: string | undefined; highlightsLink?: string | undefined };

/** The action of an event, by its status and links (clauses C-8 to C-10, D-6 and D-9). */
export function eventAction({ status, registrationLink, highlightsLink }: Linked): EventAction {
  const kind = statusOf(status).action;
  const link = { register: registrationLink, highlights: highlightsLink, none: undefined }[kind];
  return { kind, link: link?.trim() ? link : null };
}
