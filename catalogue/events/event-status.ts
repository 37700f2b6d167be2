import { siteLanguage } from "../../words/site-language.ts";
import { words } from "../../words/words.ts";
import { firstLanguage } from "../site-languages.ts";

/**
 * The status of an event as its file has it. Only `upcoming` and `closed` offer a link; any other text, such as `cancelled`,
 * is allowed and offers none (clause C-10). The site never changes a status by itself (clause E-8).
 */
export type EventStatus = "upcoming" | "closed" | (string & Record<never, never>);

/** Tells that an event is not as planned, and why a visitor may want to write to the organiser. */
export type EventNotice = {
  says: string;
  /** Whom to write to and where else to go, in parts: the e-mail address and the link to another stop are marked up. */
  ask: typeof words.otherStatusAsk;
};

/** Everything that the site knows about a status. */
type Status = {
  /** The text of `status:` that forms offer; none for what has no text of its own. */
  writtenAs?: string;
  /** The texts of `status:` that mean it. */
  matches: RegExp;
  /** The badge on the card, and before the name in calendars and messages if there is a notice: `Cancelled: Agra`. */
  badge: () => string;
  /** The badge of the opened event, if it is another one. */
  openedBadge?: () => string;
  /** The badge within a sentence. */
  inSentence: () => string;
  /** The notice on an opened event that is neither open for registration nor concluded (clause C-10). */
  notice?: (status: string) => EventNotice;
  /** What the event's button does. It also says whether the event is open for registration, or concluded. */
  button: "register" | "highlights" | "closed";
  /** Whether people may come on the event's day: then calendars block the time, and the page shows the way there. */
  takesPlace: boolean;
  /** Whether the opened event offers to be added to a calendar: people with a place can still go. */
  isAhead: boolean;
  /** The status in calendars (RFC 5545, 3.8.1.11). */
  calendar: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  /** The status for search engines (https://schema.org/EventStatusType). */
  schemaOrg: "EventScheduled" | "EventPostponed" | "EventCancelled";
  /**
   * Whether there are places, for search engines (https://schema.org/ItemAvailability): `SoldOut` for a waiting list too. Without
   * it, they read of no places at all.
   */
  availability?: "InStock" | "SoldOut";
};

/** The part of a status that most events share. */
const planned = { button: "closed", takesPlace: true, calendar: "CONFIRMED", schemaOrg: "EventScheduled" } as const;

/**
 * Every status that programs understand, a row for each. To add one, add a row above `other`, which matches everything, and its
 * words in `words/en.yaml`. Words are functions, because they are read in the current language. Texts that may mean one thing
 * or another, such as `delayed`, are `other`: programs then treat the event as planned.
 */
const statuses = {
  upcoming: {
    ...planned,
    writtenAs: "upcoming",
    matches: /^upcoming$/,
    badge: () => words.upcoming,
    inSentence: () => words.upcomingInSentence,
    button: "register",
    isAhead: true,
    availability: "InStock",
  },
  concluded: {
    ...planned,
    writtenAs: "closed",
    matches: /^closed$/,
    badge: () => words.concluded,
    openedBadge: () => words.closedEvent,
    inSentence: () => words.concludedInSentence,
    button: "highlights",
    isAhead: false,
  },
  cancelled: {
    ...planned,
    writtenAs: "cancelled",
    matches: /^(cancell?ed|called off)\b/i,
    badge: () => words.cancelled,
    inSentence: () => words.cancelledInSentence,
    notice: () => ({ says: words.cancelledNotice, ask: words.cancelledAsk }),
    takesPlace: false,
    isAhead: false,
    calendar: "CANCELLED",
    schemaOrg: "EventCancelled",
  },
  postponed: {
    ...planned,
    writtenAs: "postponed",
    matches: /^postponed\b/i,
    badge: () => words.postponed,
    inSentence: () => words.postponedInSentence,
    notice: () => ({ says: words.postponedNotice, ask: words.postponedAsk }),
    takesPlace: false,
    isAhead: false,
    calendar: "TENTATIVE",
    schemaOrg: "EventPostponed",
  },
  "sold-out": {
    ...planned,
    writtenAs: "sold-out",
    matches: /^(sold[\s-]?out|fully[\s-]booked|house[\s-]?full|full house|full$)/i,
    badge: () => words.soldOut,
    inSentence: () => words.soldOutInSentence,
    notice: () => ({ says: words.soldOutNotice, ask: words.soldOutAsk }),
    isAhead: true,
    availability: "SoldOut",
  },
  other: {
    ...planned,
    matches: /(?:)/,
    badge: () => "",
    inSentence: () => "",
    notice: (status) => ({ says: words.otherStatusNotice({ status }), ask: words.otherStatusAsk }),
    isAhead: false,
  },
} as const satisfies Record<string, Status>;

/** The meaning of a status to programs; `other` if only people understand it. */
export type StatusKind = keyof typeof statuses;

/** The usual texts of `status:`, the first one of which a new form has. */
export const statusChoices = Object.values<Status>(statuses).flatMap(({ writtenAs = [] }) => writtenAs);

/** The kind of a status. */
export function statusKind(status: EventStatus): StatusKind {
  const kinds = Object.keys(statuses) as StatusKind[];
  return kinds.find((kind) => statuses[kind].matches.test(status)) ?? "other";
}

/** What the site knows about a status. */
export function statusOf(status: EventStatus): Status {
  return statuses[statusKind(status)];
}

/** Whether visitors can register (clause C-8). */
export function isOpen(status: EventStatus): boolean {
  return statusOf(status).button === "register";
}

/** Whether the event is over (clause C-9). */
export function isConcluded(status: EventStatus): boolean {
  return statusOf(status).button === "highlights";
}

/** The badge on a card (clause C-5). Any other status is shown in the organiser's own words: `by invitation` reads `By Invitation`. */
export function cardBadge(status: EventStatus): string {
  return inOwnWords(status) ?? statusOf(status).badge();
}

/** The badge of the opened event (clause D-1), where a concluded event is `Closed`. */
export function modalBadge(status: EventStatus): string {
  return statusOf(status).openedBadge?.() ?? cardBadge(status);
}

/** The card's badge within a sentence: `upcoming`, `sold out`. */
export function statusInSentence(status: EventStatus): string {
  return inOwnWords(status)?.toLowerCase() ?? statusOf(status).inSentence();
}

/**
 * In English, a status that is written otherwise than forms offer it is shown in the words of its file, with capital letters:
 * `called off` reads `Called Off`. Other languages show `badge` and `inSentence` instead.
 *
 * @returns undefined if `badge` and `inSentence` are shown
 */
function inOwnWords(status: EventStatus): string | undefined {
  const { writtenAs, badge } = statusOf(status);
  if (status === writtenAs || (siteLanguage !== firstLanguage && badge())) return undefined;
  const parts = status.split(/[\s-]+/).filter(Boolean);
  return parts.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** The notice on an opened event; null for one that is open for registration or concluded. */
export function eventNotice(status: EventStatus): EventNotice | null {
  return statusOf(status).notice?.(status.trim()) ?? null;
}

/**
 * A text such as the event's name with its status before it, where nothing else shows the status, as in a calendar or a
 * message: `Cancelled: Agra`; the text alone if programs do not know the status, or if it is as planned.
 */
export function withStatus(status: EventStatus, text: string): string {
  const { notice, badge } = statusOf(status);
  return notice && badge() ? words.otherStatus({ status: badge(), text }) : text;
}

/** Whether an event takes place on its day, as far as its status says. */
export function takesPlace(status: EventStatus): boolean {
  return statusOf(status).takesPlace;
}
