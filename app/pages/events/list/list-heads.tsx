import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import {
  cityAddress,
  cityCalendarAddress,
  ownAddress,
  tourCalendarAddress,
} from "../../../../catalogue/links/own-address.ts";
import { pages } from "../../../../catalogue/pages.ts";
import type { PhaseState } from "../../../../catalogue/phase.ts";
import { words } from "../../../../words/words.ts";
import type { CityContent } from "../../../content/page-data.ts";
import { site } from "../../../content/site-content.ts";
import { PageHead } from "../../../page-head.tsx";
import type { EventsData } from "../events-page.tsx";

/** The head of `/events`. The title has the phase of the query. */
export function EventsHead({ phases, sharePicture }: EventsData) {
  const asked = useAskedPhase(phases);
  return (
    <PageHead
      title={asked ? words.eventsOfPhaseTitle({ phase: asked.name }) : words.pageEvents}
      description={words.eventsPageDescription({ name: site.productName })}
      path={pages.events.address}
      picture={sharePicture}
      calendar={{ title: words.calendarTitle({ name: site.productName }), href: ownAddress(tourCalendarAddress) }}
      translation={site.translation}
    />
  );
}

const never = () => () => {};

/**
 * The phase that `?phase=` asks for; undefined if there is none of that number. It is undefined on the server and during
 * hydration too, because pages are prerendered without a query.
 */
export function useAskedPhase<Phase extends PhaseState>(phases: readonly Phase[]): Phase | undefined {
  const { search } = useLocation();
  const asked = useSyncExternalStore(
    never,
    () => new URLSearchParams(search).get("phase"),
    () => null,
  );
  return phases.find(({ number }) => String(number) === asked);
}

/** The head of a city's page, `/events/city/<city>`. */
export function CityHead({ city, name, slug, sharePicture }: CityContent) {
  return (
    <PageHead
      title={words.eventsInCityTitle({ city: name })}
      description={words.cityPageDescription({ name: site.productName, city: name })}
      path={encodeURI(cityAddress(slug))}
      picture={sharePicture}
      calendar={{
        title: words.calendarOf({ name: site.productName, part: name }),
        href: cityCalendarAddress(city),
      }}
      translation={site.translation}
    />
  );
}
