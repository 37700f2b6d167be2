import { eventAction, missingLinkMessage } from "../../../../catalogue/events/event-action.ts";
import type { EventSummary } from "../../../content/content-modules.ts";
import { NewTabHint } from "../../../ui/new-tab-hint.tsx";

type EventActionButtonProps = {
  event: Pick<EventSummary, "title" | "status" | "registrationLink" | "highlightsLink">;
  className?: string;
};

/** An event's one action: register, watch, or neither (clauses C-8 to C-11, D-6 and D-9). */
export function EventActionButton({ event, className = "" }: EventActionButtonProps) {
  const action = eventAction(event);
  const look = `button ${action.label === "Register Now" ? "" : "button-quiet"} ${className}`;
  switch (action.kind) {
    case "open":
      return (
        <a className={look} href={action.link} target="_blank" rel="noopener">
          {action.label}
          <span className="visually-hidden"> for {event.title}</span>
          <NewTabHint />
        </a>
      );
    case "missing-link":
      return (
        <button type="button" className={look} onClick={() => window.alert(missingLinkMessage)}>
          {action.label}
          <span className="visually-hidden"> for {event.title}</span>
        </button>
      );
    case "none":
      return (
        <button type="button" className={look} disabled>
          {action.label}
        </button>
      );
  }
}
