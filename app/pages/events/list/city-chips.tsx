import { useLayoutEffect, useRef } from "react";
import { words } from "../../../../words/words.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { listAddress } from "./list-address.ts";
import type { NamedCity } from "./use-cities.ts";
import "./city-chips.css";

type CityChipsProps = {
  /** The phase, where the address has to name it. */
  phase: number | null;
  cities: NamedCity[];
  /** Whether there may be very many, whose names come later: they stand in one row everywhere, which scrolls. */
  isLong: boolean;
  /** The one that is shown; null for all, undefined for one that is none of them. */
  chosen: string | null | undefined;
};

/** The cities of a phase's events as links to the list of one of them, in a row that scrolls on a phone. */
export function CityChips({ phase, cities, isLong, chosen }: CityChipsProps) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen city is what moves the row
  useLayoutEffect(() => {
    // In the next frame, which lays the page out anyway: asked for here, it would be laid out within the work of attaching.
    const frame = requestAnimationFrame(() => {
      const chip = row.current?.querySelector<HTMLElement>("[aria-current]");
      if (row.current && chip)
        row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [chosen, cities.length]);
  return (
    <nav ref={row} className="city-chips needs-script" aria-label={words.cities} data-long={isLong || undefined}>
      {[{ city: null, name: words.allCities }, ...cities].map(({ city, name }) => (
        <PageLink
          key={city}
          to={listAddress(city, phase)}
          preventScrollReset
          aria-current={city === (chosen ?? null) || undefined}
        >
          {name}
        </PageLink>
      ))}
    </nav>
  );
}
