/** The address of a city's page, as a path. @param slug as `citySlug` makes it, in letters of any script */
export function cityAddress(slug: string): string {
  return `/events/city/${slug}`;
}
