import type { EventLists, ListSection } from "../../../../catalogue/events/event-lists.ts";
import { takesPlace } from "../../../../catalogue/events/event-status.ts";
import type { EventSummary } from "../../../content/content-modules.ts";
import { EventGrid } from "./grid/event-grid.tsx";
import { EventSection, StopHeading, stopsNote } from "./grid/event-section.tsx";
import { ListPages } from "./grid/list-pages.tsx";
import type { EventsData } from "./load-events.ts";
import { PhaseStops } from "./phase-stops.tsx";

type PanelProps = {
  data: EventsData;
  /** The lists that have every event of the chosen city. */
  lists: EventLists<EventSummary>;
  /** The city whose events are shown; null for all, undefined where a visitor asked for one without events. */
  chosen: string | null | undefined;
  /** The phase whose first card the page begins with. */
  leadingPhase: 1 | 2;
};

const phase2Sections = [
  { section: "upcoming", title: "Upcoming Events", where: "ahead", emptyText: "No Upcoming Events" },
  { section: "concluded", title: "Concluded Events", where: "behind us", emptyText: "No Concluded Events" },
] as const;

/** The panel of Phase 2: its two grids, or a further page of one of them. */
export function PhaseTwo(panel: PanelProps) {
  const { data, chosen, leadingPhase } = panel;
  const sections = phase2Sections
    .filter(({ section }) => !isElsewhere(data, section))
    .map((named) => ({ ...named, ...gridOf(panel, named.section) }))
    .filter(({ events }) => !chosen || events.length > 0);
  const leading = sections.find(({ events }) => events.length > 0);
  return (
    <PhaseStops phase={2} {...panel}>
      {sections.map(({ section, title, where, emptyText, events, stops }) => (
        <EventSection
          key={section}
          title={title}
          note={stopsNote(stops, where)}
          open={section === "upcoming"}
          events={events}
          emptyText={emptyText}
          leading={leadingPhase === 2 && section === leading?.section}
        >
          {!chosen && <ListPages section={section} title={title} data={data} />}
        </EventSection>
      ))}
    </PhaseStops>
  );
}

/** The panel of Phase 1: one grid, or a further page of it (clause E-3). */
export function PhaseOne(panel: PanelProps) {
  const { data, chosen, leadingPhase } = panel;
  return (
    <PhaseStops phase={1} {...panel}>
      <section className="event-section">
        <StopHeading title="Phase 1" note="Where the line began" />
        <EventGrid
          events={gridOf(panel, "phase1").events}
          emptyText="No Events Found"
          emptyHint="Events for Phase 1 will be added soon."
          leading={leadingPhase === 1}
        />
        {!chosen && <ListPages section="phase1" title="Phase 1" data={data} />}
      </section>
    </PhaseStops>
  );
}

/** Whether a further page is of the other grid of this one's phase. */
function isElsewhere({ further }: EventsData, section: ListSection): boolean {
  return further !== null && further.section !== "phase1" && further.section !== section;
}

/** The events of a grid, and how many stops it has in all. */
function gridOf({ data: { further, totals }, lists, chosen }: PanelProps, section: ListSection) {
  if (further?.section === section && !chosen) return { events: further.events, stops: totals[section].stops };
  if (!chosen) return { events: lists[section], stops: totals[section].stops };
  const events = lists[section].filter(({ city }) => city === chosen);
  return { events, stops: events.filter(({ status }) => takesPlace(status)).length };
}
