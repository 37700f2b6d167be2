import type { EventSummary } from "../../content-modules/content-types.ts";
import { EventGrid } from "./event-grid.tsx";

type EventSectionProps = { title: string; events: EventSummary[]; emptyText: string };

/** One of Phase 2's two sections: heading, and its grid or that there is nothing (clauses E-2 and E-5). */
export function EventSection({ title, events, emptyText }: EventSectionProps) {
  return (
    <section className="pb-12">
      <h2 className="text-head font-stretch-75% pb-6">{title}</h2>
      <EventGrid events={events} emptyText={emptyText} />
    </section>
  );
}
