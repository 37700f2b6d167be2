import { citySlug } from "../../../../catalogue/cities/city-slug.ts";

/**
 * The address of the list of a city's events on a phase's tab; `city` is null for all. The phase that the page shows by
 * itself need not be named: null.
 */
export function listAddress(city: string | null, phase: number | null): string {
  const ofCity = city === null ? [] : [`city=${encodeURIComponent(citySlug(city))}`];
  const query = [...ofCity, ...(phase ? [`phase=${phase}`] : [])].join("&");
  return query ? `/events?${query}` : "/events";
}

/** The query of an address with another phase in it, or with none: null. What else stands there stays. */
export function withPhase(search: string, phase: number | null): string {
  const query = new URLSearchParams(search);
  if (phase) query.set("phase", String(phase));
  else query.delete("phase");
  const text = query.toString();
  return text ? `?${text}` : "";
}
