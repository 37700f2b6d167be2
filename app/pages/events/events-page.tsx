import { events } from "content:events";
import { sharePicture } from "content:share/events";
import { site } from "content:site";
import { Outlet, useLoaderData, useParams } from "react-router";
import { findCity } from "../../../catalogue/city-filter.ts";
import { type EventLists, eventLists } from "../../../catalogue/event-lists.ts";
import type { EventSummary } from "../../content-modules/content-types.ts";
import { PageHead } from "../../page-head.tsx";
import { EventGrid } from "./event-grid.tsx";
import { EventSection } from "./event-section.tsx";
import { EventsMasthead } from "./events-masthead.tsx";
import { PhaseStops } from "./phase-stops.tsx";
import { PhaseTabs } from "./phase-tabs.tsx";
import { StopHeading } from "./stop-heading.tsx";
import { useListBehind } from "./use-list-behind.ts";
import { useWantedList } from "./use-wanted-list.ts";
import "./events-page.css";

/** The Events page's data: every event in its grid. Bundled, so no call is made for it (clause N-6). */
export function loadEvents() {
  return eventLists(events);
}

/** The Events page (clauses E-1 to E-5); an opened event's modal stands in the outlet. */
export function EventsPage() {
  const lists = useLoaderData<typeof loadEvents>();
  const { upcoming, concluded, phase1 } = lists;
  const phase2 = [...upcoming, ...concluded];
  const { eventId } = useParams();
  const openedPhase = phase1.some(({ _id }) => _id === eventId) ? 1 : 2;
  const wanted = useWantedList();
  const chosen = wanted.city === null ? null : findCity([...phase2, ...phase1], wanted.city);
  const isIn = (events: EventSummary[]) => events.some(({ city }) => city === chosen);
  const wantedPhase = wanted.phase ?? (isIn(phase1) && !isIn(phase2) ? 1 : null);
  const hasList = useListBehind(eventId !== undefined);
  return (
    <>
      {eventId === undefined && <EventsHead />}
      <div className="events">
        <PhaseTabs
          heading={<EventsMasthead />}
          wantedPhase={eventId === undefined ? wantedPhase : openedPhase}
          panels={hasList ? phasePanels(lists, chosen, openedPhase) : null}
        />
      </div>
      <Outlet />
    </>
  );
}

/** What stands on each tab; `chosen` is the city whose events are shown, as `PhaseStops` has it. */
function phasePanels(
  { upcoming, concluded, phase1 }: EventLists<EventSummary>,
  chosen: string | null | undefined,
  openedPhase: 1 | 2,
) {
  const phase2 = [...upcoming, ...concluded];
  const inCity = (events: EventSummary[]) => (chosen ? events.filter(({ city }) => city === chosen) : events);
  const sections = phase2Sections(inCity(upcoming), inCity(concluded));
  return {
    2: (
      <PhaseStops phase={2} events={phase2} others={phase1} chosen={chosen}>
        {sections
          .filter(({ events }) => !chosen || events.length > 0)
          .map((section, index) => (
            <EventSection
              key={section.title}
              {...section}
              leading={openedPhase === 2 && (index === 0 || upcoming.length === 0)}
            />
          ))}
      </PhaseStops>
    ),
    1: (
      <PhaseStops phase={1} events={phase1} others={phase2} chosen={chosen}>
        <section className="event-section">
          <StopHeading title="Phase 1" note="Where the line began" />
          <EventGrid
            events={inCity(phase1)}
            emptyText="No Events Found"
            emptyHint="Events for Phase 1 will be added soon."
            leading={openedPhase === 1}
          />
        </section>
      </PhaseStops>
    ),
  };
}

function phase2Sections(upcoming: EventSummary[], concluded: EventSummary[]) {
  return [
    { title: "Upcoming Events", where: "ahead", events: upcoming, emptyText: "No Upcoming Events" },
    { title: "Concluded Events", where: "behind us", events: concluded, emptyText: "No Concluded Events" },
  ] as const;
}

function EventsHead() {
  return (
    <PageHead
      title="Events"
      description={`Every stop of ${site.productName}: register for the upcoming events, watch the highlights of the concluded ones.`}
      path="/events"
      picture={sharePicture}
    />
  );
}
