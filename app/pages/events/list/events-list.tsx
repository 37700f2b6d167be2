import { useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { eventsOf } from "../../../../catalogue/events/event-lists.ts";
import { shownPhase } from "../../../../catalogue/events/shown-phase.ts";
import {
  cityCalendarPath,
  cityPath,
  localizedPath,
  phaseCalendarPath,
  tourCalendarPath,
} from "../../../../catalogue/links/site-paths.ts";
import { pages } from "../../../../catalogue/pages.ts";
import type { Phase } from "../../../../catalogue/phase.ts";
import { words } from "../../../../words/words.ts";
import type { CityContent } from "../../../content/page-data.ts";
import { site } from "../../../content/site-content.ts";
import { PageHead } from "../../../page-head.tsx";
import { TranslationNotice } from "../../../ui/translation-notice.tsx";
import type { EventsData } from "../events-page.tsx";
import { useOpenedEvent } from "../opened-event.ts";
import { Journey, RouteStrip } from "../route-line/route-line.tsx";
import { CityChips } from "./city-chips.tsx";
import { EventSections, gridsOf } from "./event-sections.tsx";
import { EventsMasthead } from "./events-masthead.tsx";
import { FollowTour } from "./follow-tour.tsx";
import { PhaseTabs } from "./phase-tabs.tsx";

/** The head of `/events`. The title has the phase of the query. */
export function EventsHead({ phases, sharePicture }: EventsData) {
  const phase = usePhaseFromQuery(phases);
  return (
    <PageHead
      title={phase ? words.eventsOfPhaseTitle({ phase: phase.name }) : words.pageEvents}
      description={words.eventsPageDescription({ name: site.productName })}
      path={pages.events.path}
      picture={sharePicture}
      calendar={{ title: words.calendarTitle({ name: site.productName }), href: localizedPath(tourCalendarPath) }}
      translation={site.translation}
    />
  );
}

/** The events of all phases, each phase on its tab (clauses E-1 to E-5). Behind an opened event its phase is selected. */
export function EventsList({ data: { phases, lists, cities } }: { data: EventsData }) {
  const opened = useOpenedEvent();
  const phaseOfUrl = usePhaseFromQuery(phases) ?? shownPhase(phases);
  const selected = opened?.phase ?? phaseOfUrl.number;
  return (
    <>
      <TranslationNotice translation={site.translation} />
      <PhaseTabs phases={phases} phase={selected} onChoose={useChoosePhase(phases)}>
        {(phase) => (
          <>
            <RouteStrip events={eventsOf(lists, phase)} />
            <Journey>
              <CityChips cities={cities} current={null} />
              <EventSections grids={gridsOf(phase, lists)} leads={phase.number === selected && !opened} />
              <FollowTour
                part={{ name: phase.name, path: phaseCalendarPath(phase.number) }}
                isTarget={phase.number === selected}
              />
            </Journey>
          </>
        )}
      </PhaseTabs>
    </>
  );
}

/**
 * Returns the function that writes a phase into the query, and leaves the rest of the URL as it is. It replaces the history
 * entry: Back leads to the page before the list, not through the tabs that were chosen.
 */
function useChoosePhase(phases: readonly Phase[]) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return async (phase: number) => {
    const query = new URLSearchParams(search);
    // The default phase needs no parameter.
    if (phase === shownPhase(phases).number) query.delete("phase");
    else query.set("phase", String(phase));
    await navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true, state });
  };
}

const never = () => () => {};

/**
 * The phase that `?phase=` names; undefined if there is none of that number. It is undefined on the server and during
 * hydration too, because pages are prerendered without a query.
 */
function usePhaseFromQuery(phases: readonly Phase[]): Phase | undefined {
  const { search } = useLocation();
  const number = useSyncExternalStore(
    never,
    () => new URLSearchParams(search).get("phase"),
    () => null,
  );
  return phases.find((phase) => String(phase.number) === number);
}

/** The head of a city's page, `/events/city/<city>`. */
export function CityHead({ city, name, slug, sharePicture }: CityContent) {
  return (
    <PageHead
      title={words.eventsInCityTitle({ city: name })}
      description={words.cityPageDescription({ name: site.productName, city: name })}
      path={encodeURI(cityPath(slug))}
      picture={sharePicture}
      calendar={{
        title: words.calendarOf({ name: site.productName, part: name }),
        href: cityCalendarPath(city),
      }}
      translation={site.translation}
    />
  );
}

/** A city's events of all phases (clause X-1). */
export function CityList({ city: { city, name, slug }, data }: { city: CityContent; data: EventsData }) {
  const { phases, lists, cities } = data;
  const opened = useOpenedEvent();
  const grids = phases
    .flatMap((phase) => gridsOf(phase, lists))
    .map((grid) => ({ ...grid, events: grid.events.filter((event) => event.city === city) }))
    .filter(({ events }) => events.length > 0);
  return (
    <>
      <TranslationNotice translation={site.translation} />
      <EventsMasthead title={words.eventsInCityTitle({ city: name })} hindi={grids[0]?.events[0]?.cityNames?.hindi} />
      <RouteStrip events={Object.values(lists).flat()} />
      <Journey>
        <CityChips cities={cities} current={slug} />
        <EventSections grids={grids} leads={!opened} />
        <FollowTour part={{ name, path: cityCalendarPath(city) }} isTarget />
      </Journey>
    </>
  );
}
