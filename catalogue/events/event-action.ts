import type { EventStatus } from "./event-status.ts";

/** What an event's button does: opens a link, tells that the link is missing, or nothing. */
export type EventAction =
  | { kind: "open"; label: "Register Now" | "Watch Highlights"; link: string }
  | { kind: "missing-link"; label: "Register Now" | "Watch Highlights" }
  | { kind: "none"; label: "Registration Closed" };

/** What is said when the needed link is missing (clause D-9), word for word. */
export const missingLinkMessage = "Link not available yet. Please check back later.";

type Offer = { status: EventStatus; registrationLink?: string | undefined; highlightsLink?: string | undefined };

/** The button that an event's status and links call for (clauses C-8 to C-10, D-6 and D-9). */
export function eventAction({ status, registrationLink, highlightsLink }: Offer): EventAction {
  if (status === "upcoming") return linkAction("Register Now", registrationLink);
  if (status === "closed") return linkAction("Watch Highlights", highlightsLink);
  return { kind: "none", label: "Registration Closed" };
}

function linkAction(label: "Register Now" | "Watch Highlights", link: string | undefined): EventAction {
  return link?.trim() ? { kind: "open", label, link } : { kind: "missing-link", label };
}
