import { useSyncExternalStore } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation, useOutletContext } from "react-router";
import { findCityPage } from "../../../../catalogue/cities/city-pages.ts";
import { cityCalendarAddress, tourCalendarAddress } from "../../../../catalogue/links/feed-addresses.ts";
import { cityAddress, ownAddress } from "../../../../catalogue/links/own-address.ts";
import { pages } from "../../../../catalogue/pages.ts";
import type { PhaseState } from "../../../../catalogue/phase.ts";
import { words } from "../../../../words/words.ts";
import { loadPageData } from "../../../content/load-page-data.ts";
import type { CityContent } from "../../../content/page-data.ts";
import { site } from "../../../content/site-content.ts";
import { PageHead } from "../../../page-head.tsx";
import { leadTo, notFound } from "../../crash/not-found.ts";
import type { EventsData } from "../events-page.tsx";

/** `/events`: the head of the page. The title has the phase of the query. The parent route renders the list. */
export function ListRoute() {
  const { phases, sharePicture } = useOutletContext<EventsData>();
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

/** Loads the city of the path. Another name of a city redirects to its page; a city without events is not found. */
export async function loadCity(asked: LoaderFunctionArgs): Promise<CityContent> {
  const name = asked.params.city ?? "";
  const { cities } = await loadPageData("events");
  const city = findCityPage(cities, name);
  if (!city) return notFound(asked);
  if (city.slug !== name) throw leadTo(encodeURI(cityAddress(city.slug)), asked.request);
  return city;
}

/** `/events/city/<city>`: the head of the page. The parent route renders the list. */
export function CityRoute() {
  const { city, name, slug, sharePicture } = useLoaderData<typeof loadCity>();
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
