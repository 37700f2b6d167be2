import { citySlug } from "../../../../catalogue/cities/city-names.ts";

/**
 * The address of the list of a city's events on a phase's tab; `city` is null for all. Phase 2 is what the page shows by
 * itself, so it is named only where the list would lead elsewhere.
 */
export function listAddress(city: string | null, phase?: 1 | 2): string {
  if (city === null) return "/events";
  const query = `city=${encodeURIComponent(citySlug(city))}${phase ? `&phase=${phase}` : ""}`;
  return `/events?${query}`;
}
