import { words } from "../../words/words.ts";
import { type EventStatus, type StatusKind, statusKind } from "./event-status.ts";

/** Tells that an event is not as planned, and why a visitor may want to write to the organiser. */
export type EventNotice = {
  says: string;
  /** Whom to write to and where else to go, in pieces: the address and the way to another stop are set apart. */
  ask: typeof words.otherStatusAsk;
};

/** The words for an event that is not as planned. */
type UnplannedWords = {
  notice: EventNotice;
  /** A text, such as the event's name, with the status before it. */
  prefixed: (values: { text: string }) => string;
};

function unplanned(kind: StatusKind): UnplannedWords | undefined {
  const ofKind: Partial<Record<StatusKind, UnplannedWords>> = {
    cancelled: { notice: { says: words.cancelledNotice, ask: words.cancelledAsk }, prefixed: words.cancelled },
    postponed: { notice: { says: words.postponedNotice, ask: words.postponedAsk }, prefixed: words.postponed },
    "sold-out": { notice: { says: words.soldOutNotice, ask: words.soldOutAsk }, prefixed: words.soldOut },
  };
  return ofKind[kind];
}

/**
 * The notice on an event that is neither open for registration nor concluded, and so offers no link (clause
 * C-10); null for those that are. A status that only people understand is passed on in the organiser's own words.
 */
export function eventNotice(status: EventStatus): EventNotice | null {
  const kind = statusKind(status);
  if (kind === "other") return { says: words.otherStatusNotice({ status: status.trim() }), ask: words.otherStatusAsk };
  return unplanned(kind)?.notice ?? null;
}

/**
 * A text such as the event's name with its status before it, where nothing else tells that, as in a calendar or a message:
 * `Cancelled: Agra`; the text alone of an event that takes place and has room.
 */
export function withStatus(status: EventStatus, text: string): string {
  return unplanned(statusKind(status))?.prefixed({ text }) ?? text;
}
