import { site } from "content:site";
import { Outlet, useLoaderData, useParams } from "react-router";
import { PageHead } from "../../page-head.tsx";
import { EventGrid } from "./event-grid.tsx";
import { EventSection } from "./event-section.tsx";
import type { loadEvents } from "./load-events.ts";
import { PhaseTabs } from "./phase-tabs.tsx";

/** The Events page (clauses E-1 to E-5); an opened event's modal stands in the outlet. */
export function EventsPage() {
  const { upcoming, concluded, phase1 } = useLoaderData<typeof loadEvents>();
  const { eventId } = useParams();
  const openedPhase = phase1.some(({ _id }) => _id === eventId) ? 1 : 2;
  return (
    <>
      {eventId === undefined && (
        <PageHead
          title="Events"
          description={`Every stop of ${site.productName}: register for the upcoming events, watch the highlights of the concluded ones.`}
          path="/events"
        />
      )}
      <div className="wrap pt-12">
        <h1 className="text-page font-stretch-75%">Events</h1>
        <p className="text-muted text-lead">{site.headline}</p>
        <PhaseTabs
          openedPhase={eventId === undefined ? null : openedPhase}
          phase2={
            <>
              <EventSection title="Upcoming Events" events={upcoming} emptyText="No Upcoming Events" />
              <EventSection title="Concluded Events" events={concluded} emptyText="No Concluded Events" />
            </>
          }
          phase1={
            <EventGrid events={phase1} emptyText="No Events Found" emptyHint="Events for Phase 1 will be added soon." />
          }
        />
      </div>
      <Outlet />
    </>
  );
}
