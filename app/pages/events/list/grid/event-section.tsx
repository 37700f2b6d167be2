import type { ReactNode } from "react";
import type { EventSummary } from "../../../../content/page-data.ts";
import { EventGrid } from "./event-grid.tsx";
import "./event-section.css";

type EventSectionProps = {
  title: string;
  note: ReactNode;
  /** Whether the tour has yet to call there. */
  open: boolean;
  events: EventSummary[];
  emptyText: ReactNode;
  emptyHint?: ReactNode;
  /** Whether the page's first card is in it. */
  leading: boolean;
};

/** A grid of the list: its heading, and its cards or that there is nothing (clauses E-2, E-3 and E-5). */
export function EventSection({ title, note, open, leading, ...grid }: EventSectionProps) {
  return (
    <section className="event-section">
      <StopHeading title={title} note={note} open={open} />
      <EventGrid {...grid} leading={leading} />
    </section>
  );
}

type StopHeadingProps = {
  title: string;
  /** How many stops the section has, in words, or a note of the phase's own. */
  note?: ReactNode;
  /** Whether the tour has yet to call there. */
  open?: boolean;
};

/** A section's heading as a stop of the line that runs down the margin. */
export function StopHeading({ title, note, open = false }: StopHeadingProps) {
  return (
    <div className="stop-heading">
      <i className="stop" data-open={open || undefined} aria-hidden="true" />
      <h2>{title}</h2>
      {note && <p>{note}</p>}
    </div>
  );
}
