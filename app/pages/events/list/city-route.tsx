import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { findCityPage } from "../../../../catalogue/cities/city-pages.ts";
import { cityCalendarAddress } from "../../../../catalogue/links/feed-addresses.ts";
import { cityAddress } from "../../../../catalogue/links/own-address.ts";
import { words } from "../../../../words/words.ts";
import { loadPageData } from "../../../content/load-page-data.ts";
import type { CityContent } from "../../../content/page-data.ts";
import { site } from "../../../content/site-content.ts";
import { leadTo } from "../../../lead-to.ts";
import { PageHead } from "../../../page-head.tsx";
import { notFound } from "../../crash/not-found.ts";

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
    <>
      <PageHead
        title={words.eventsInCityTitle({ city: name })}
        description={words.cityPageDescription({ name: site.productName, city: name })}
        path={encodeURI(cityAddress(slug))}
        picture={sharePicture}
        translation={site.translation}
      />
      <link
        rel="alternate"
        type="text/calendar"
        title={words.calendarOf({ name: site.productName, part: name })}
        href={cityCalendarAddress(city)}
      />
    </>
  );
}
