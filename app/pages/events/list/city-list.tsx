import { cityCalendarAddress } from "../../../../catalogue/links/feed-addresses.ts";
import { words } from "../../../../words/words.ts";
import type { CityContent } from "../../../content/page-data.ts";
import { site } from "../../../content/site-content.ts";
import { TranslationNotice } from "../../../ui/translation-notice.tsx";
import type { EventsData } from "../events-page.tsx";
import { Journey, RouteStrip } from "../route-line/route-line.tsx";
import { CityChips } from "./city-chips.tsx";
import { EventSections, gridsOf } from "./event-sections.tsx";
import { EventsMasthead } from "./events-masthead.tsx";
import { FollowTour } from "./follow-tour.tsx";

type CityListProps = {
  city: CityContent;
  data: EventsData;
  /** Whether the first card is the first thing on the page: no event is open. */
  leads: boolean;
};

/** A city's events of all phases (clause X-1). */
export function CityList({ city: { city, name, slug }, data: { phases, lists, cities }, leads }: CityListProps) {
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
        <EventSections grids={grids} leads={leads} />
        <FollowTour part={{ name, address: cityCalendarAddress(city) }} isTarget />
      </Journey>
    </>
  );
}
