/**
 * The state of an event. Only `upcoming` and `closed` offer a link; any other text, such as `cancelled`, is allowed
 * and offers none (clause C-10). The site never changes a status by itself (clause E-8).
 */
export type EventStatus = "upcoming" | "closed" | (string & Record<never, never>);

/** The meaning of a status to programs; `other` where only people understand its words. */
export type StatusKind = "upcoming" | "concluded" | "cancelled" | "postponed" | "sold-out" | "other";

const patterns: readonly { kind: StatusKind; pattern: RegExp }[] = [
  { kind: "upcoming", pattern: /^upcoming$/ },
  { kind: "concluded", pattern: /^closed$/ },
  { kind: "cancelled", pattern: /^(cancell?ed|called off)\b/i },
  { kind: "postponed", pattern: /^postponed\b/i },
  { kind: "sold-out", pattern: /^(sold[\s-]?out|fully[\s-]booked|house[\s-]?full|full house|full$)/i },
];

/**
 * The kind of a status. Words that may mean one thing or another, such as `delayed`, are left to people: for programs the
 * event then stays as it was planned.
 */
export function statusKind(status: EventStatus): StatusKind {
  return patterns.find(({ pattern }) => pattern.test(status))?.kind ?? "other";
}

/** Whether an event takes place on its day, so far as its status tells. */
export function takesPlace(status: EventStatus): boolean {
  const kind = statusKind(status);
  return kind !== "cancelled" && kind !== "postponed";
}

/** The purpose of an event's button: it opens a link, which is null where the content has none yet, or it does nothing. */
export type EventAction = { kind: "register" | "highlights"; link: string | null } | { kind: "closed" };

type Linked = { status: EventStatus; registrationLink?: string | undefined; highlightsLink?: string | undefined };

/** The button that an event's status and links call for (clauses C-8 to C-10, D-6 and D-9). */
export function eventAction({ status, registrationLink, highlightsLink }: Linked): EventAction {
  if (status === "upcoming") return { kind: "register", link: linkOrNull(registrationLink) };
  if (status === "closed") return { kind: "highlights", link: linkOrNull(highlightsLink) };
  return { kind: "closed" };
}

function linkOrNull(link: string | undefined): string | null {
  return link?.trim() ? link : null;
}
