import { sharePicture } from "content:share/events";
import { site } from "content:site";
import { Outlet, useLoaderData, useParams } from "react-router";
import { PageHead } from "../../page-head.tsx";
import { EventGrid } from "./event-grid.tsx";
import { EventSection } from "./event-section.tsx";
import { EventsMasthead } from "./events-masthead.tsx";
import { Journey } from "./journey.tsx";
import type { loadEvents } from "./load-events.ts";
import { PhaseTabs } from "./phase-tabs.tsx";
import { RouteStrip } from "./route-strip.tsx";
import { StopHeading } from "./stop-heading.tsx";
import "./events-page.css";

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
          picture={sharePicture}
        />
      )}
      <div className="events">
        <PhaseTabs
          heading={<EventsMasthead />}
          openedPhase={eventId === undefined ? null : openedPhase}
          phase2={
            <>
              <RouteStrip events={[...upcoming, ...concluded]} />
              <Journey>
                <EventSection
                  title="Upcoming Events"
                  where="ahead"
                  events={upcoming}
                  emptyText="No Upcoming Events"
                  leading={openedPhase === 2}
                />
                <EventSection
                  title="Concluded Events"
                  where="behind us"
                  events={concluded}
                  emptyText="No Concluded Events"
                  leading={openedPhase === 2 && upcoming.length === 0}
                />
              </Journey>
            </>
          }
          phase1={
            <>
              <RouteStrip events={phase1} />
              <Journey>
                <section className="event-section">
                  <StopHeading title="Phase 1" note="Where the line began" />
                  <EventGrid
                    events={phase1}
                    emptyText="No Events Found"
                    emptyHint="Events for Phase 1 will be added soon."
                    leading={openedPhase === 1}
                  />
                </section>
              </Journey>
            </>
          }
        />
      </div>
      <Outlet />
    </>
  );
}
