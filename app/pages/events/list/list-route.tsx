import { useEffect } from "react";
import { useLocation, useNavigate, useOutletContext } from "react-router";
import { findCityPage } from "../../../../catalogue/cities/city-pages.ts";
import { cityAddress } from "../../../../catalogue/links/own-address.ts";
import { pages } from "../../../../catalogue/pages.ts";
import { words } from "../../../../words/words.ts";
import { site } from "../../../content/site-content.ts";
import { PageHead } from "../../../page-head.tsx";
import type { EventsData } from "./load-events.ts";
import { useAskedPhase } from "./use-asked-phase.ts";

/** `/events`: the head of the page. The title names the phase of the query. The page of the parent route shows the list. */
export function ListRoute() {
  const { phases, cities, sharePicture } = useOutletContext<EventsData>();
  const asked = useAskedPhase(phases);
  useOldCityLinks(cities);
  return (
    <PageHead
      title={asked ? words.eventsOfPhaseTitle({ phase: asked.name }) : words.pageEvents}
      description={words.eventsPageDescription({ name: site.productName })}
      path={pages.events.address}
      picture={sharePicture}
      translation={site.translation}
    />
  );
}

/** Follows links from before cities had pages of their own: `/events?city=delhi` leads to Delhi's page. */
function useOldCityLinks(cities: EventsData["cities"]) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const slug = findCityPage(cities, new URLSearchParams(search).get("city") ?? "")?.slug;
  useEffect(() => {
    if (slug !== undefined) void navigate(cityAddress(slug), { replace: true });
  }, [navigate, slug]);
}
