import { actionWords, eventAction } from "../../../../catalogue/events/event-status.ts";
import { words } from "../../../../words/words.ts";
import type { EventSummary } from "../../../content/page-data.ts";
import { LabelWithContext, NewTabLink } from "../../../ui/links.tsx";
import { eventNamed } from "../../../ui/translated.tsx";

type EventActionButtonProps = {
  event: Pick<EventSummary, "title" | "translation" | "english" | "status" | "registrationLink" | "highlightsLink">;
  className?: string;
};

/** An event's one action: register, watch, or neither (clauses C-8 to C-11, D-6 and D-9). */
export function EventActionButton({ event, className = "" }: EventActionButtonProps) {
  const action = eventAction(event);
  const label = actionWords(action.kind);
  const [before, seen, after] = words.actionForEvent({ action: label, title: event.title });
  const whole = [eventNamed(before, event), seen, eventNamed(after, event)] as const;
  const look = `button ${action.kind === "register" ? "" : "button-quiet"} ${className}`;
  if (action.kind === "none")
    return (
      <button type="button" className={look} disabled>
        {label}
      </button>
    );
  if (action.link === null)
    return (
      <button type="button" className={look} onClick={() => window.alert(words.linkNotAvailable)}>
        <LabelWithContext text={whole} />
      </button>
    );
  return (
    <NewTabLink className={look} href={action.link}>
      <LabelWithContext text={whole} />
    </NewTabLink>
  );
}
