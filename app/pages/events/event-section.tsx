import { takesPlace } from "../../../catalogue/event-state.ts";
import type { EventSummary } from "../../content-modules/content-types.ts";
import { EventGrid } from "./event-grid.tsx";
import { StopHeading } from "./stop-heading.tsx";

type EventSectionProps = {
  title: string;
  where: "ahead" | "behind us";
  events: EventSummary[];
  emptyText: string;
  /** Whether the page's first card is in it. */
  leading: boolean;
};

/** One of Phase 2's two sections: heading, and its grid or that there is nothing (clauses E-2 and E-5). */
export function EventSection({ title, where, events, emptyText, leading }: EventSectionProps) {
  return (
    <section className="event-section">
      <StopHeading
        title={title}
        note={stopsNote(events.filter(({ status }) => takesPlace(status)).length, where)}
        open={where === "ahead"}
      />
      <EventGrid events={events} emptyText={emptyText} leading={leading} />
    </section>
  );
}

function stopsNote(count: number, where: string): string {
  if (count === 0) return "";
  return `${count} ${count === 1 ? "stop" : "stops"} ${where}`;
}
