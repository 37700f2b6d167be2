import type { EventStatus } from "../../../../catalogue/events/event-status.ts";
import "../../../ui/stamp.css";
import "./status-badge.css";

type StatusBadgeProps = { status: EventStatus; label: string };

/** The status stamped on an event's picture; the label differs between card (C-5) and modal (D-1). */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  return (
    <p className="status-badge stamp" data-status={status}>
      {label}
    </p>
  );
}
