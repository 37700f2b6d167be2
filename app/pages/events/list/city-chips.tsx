import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { cityPath } from "../../../../catalogue/links/site-paths.ts";
import { pages } from "../../../../catalogue/pages.ts";
import { words } from "../../../../words/words.ts";
import type { CityContent } from "../../../content/page-data.ts";

type CityChipsProps = {
  cities: readonly CityContent[];
  /** The slug of the city whose page is open; null for the Events page. */
  current: string | null;
};

/** Links to the Events page and to each city's page, in a row that scrolls if it is wider than the page (clause X-1). */
export function CityChips({ cities, current }: CityChipsProps) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current city is what moves the row
  useLayoutEffect(() => {
    // In the next frame, because reading the layout here would force one more layout.
    const frame = requestAnimationFrame(() => {
      const chip = row.current?.querySelector<HTMLElement>("[aria-current]");
      if (row.current && chip)
        row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  if (cities.length < 2) return null;
  const all = { slug: null, name: words.allCities, path: pages.events.path };
  const each = cities.map(({ slug, name }) => ({ slug, name, path: cityPath(slug) }));
  return (
    <nav ref={row} className="city-chips label" aria-label={words.cities}>
      {[all, ...each].map(({ slug, name, path }) => (
        <Link key={slug} to={path} preventScrollReset aria-current={slug === current ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
