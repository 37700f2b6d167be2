import { words } from "../../words/words.ts";
import { type EventStatus, statusOf } from "./event-status.ts";

/** The words on an event's button (clauses C-8 to C-10). */
export function actionWords(kind: EventAction["kind"]): string {
  return {
    register: words.eventActionRegister,
    highlights: words.eventActionHighlights,
    closed: words.eventActionClosed,
  }[kind];
}

/** What an event's button does: it opens a link, which is null if the content has none yet. A closed event has no link. */
export type EventAction = { kind: "register" | "highlights" | "closed"; link: string | null };

type Linked = { status: EventStatus; registrationLink?: string | undefined; highlightsLink?: string | undefined };

/** The button that an event's status and links call for (clauses C-8 to C-10, D-6 and D-9). */
export function eventAction({ status, registrationLink, highlightsLink }: Linked): EventAction {
  const kind = statusOf(status).button;
  const link = { register: registrationLink, highlights: highlightsLink, closed: undefined }[kind];
  return { kind, link: link?.trim() ? link : null };
}
