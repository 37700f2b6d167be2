import { useEffect } from "react";
import { useLocation, useNavigate, useOutletContext } from "react-router";
import { findCityPage } from "../../../../catalogue/cities/city-pages.ts";
import { tourCalendarAddress } from "../../../../catalogue/links/feed-addresses.ts";
import { cityAddress, ownAddress } from "../../../../catalogue/links/own-address.ts";
import { pages } from "../../../../catalogue/pages.ts";
import { words } from "../../../../words/words.ts";
import { site } from "../../../content/site-content.ts";
import { PageHead } from "../../../page-head.tsx";
import type { EventsData } from "./load-events.ts";
import { useAskedPhase } from "./use-asked-phase.ts";

/** `/events`: the head of the page. The title has the phase of the query. The parent route renders the list. */
export function ListRoute() {
  const { phases, cities, sharePicture } = useOutletContext<EventsData>();
  const asked = useAskedPhase(phases);
  useOldCityLinks(cities);
  return (
    <>
      <PageHead
        title={asked ? words.eventsOfPhaseTitle({ phase: asked.name }) : words.pageEvents}
        description={words.eventsPageDescription({ name: site.productName })}
        path={pages.events.address}
        picture={sharePicture}
        translation={site.translation}
      />
      <link
        rel="alternate"
        type="text/calendar"
        title={words.calendarTitle({ name: site.productName })}
        href={ownAddress(tourCalendarAddress)}
      />
    </>
  );
}

/** Redirects old links: `/events?city=delhi` was the URL of a city before cities had pages. */
function useOldCityLinks(cities: EventsData["cities"]) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const slug = findCityPage(cities, new URLSearchParams(search).get("city") ?? "")?.slug;
  useEffect(() => {
    if (slug !== undefined) void navigate(cityAddress(slug), { replace: true });
  }, [navigate, slug]);
}
