import { eventAction } from "../../../../catalogue/events/event-status.ts";
import { actionWords, missingLinkMessage } from "../../../../catalogue/events/event-words.ts";
import type { EventSummary } from "../../../content/content-modules.ts";
import { NewTabHint } from "../../../ui/new-tab-hint.tsx";

type EventActionButtonProps = {
  event: Pick<EventSummary, "title" | "status" | "registrationLink" | "highlightsLink">;
  className?: string;
};

/** An event's one action: register, watch, or neither (clauses C-8 to C-11, D-6 and D-9). */
export function EventActionButton({ event, className = "" }: EventActionButtonProps) {
  const action = eventAction(event);
  const words = actionWords[action.kind];
  const look = `button ${action.kind === "register" ? "" : "button-quiet"} ${className}`;
  if (action.kind === "closed")
    return (
      <button type="button" className={look} disabled>
        {words}
      </button>
    );
  if (action.link === null)
    return (
      <button type="button" className={look} onClick={() => window.alert(missingLinkMessage)}>
        {words}
        <span className="visually-hidden"> for {event.title}</span>
      </button>
    );
  return (
    <a className={look} href={action.link} target="_blank" rel="noopener">
      {words}
      <span className="visually-hidden"> for {event.title}</span>
      <NewTabHint />
    </a>
  );
}
