/** The rest of a venue's address where it begins with the venue's own name, so that the name is not shown twice. */
export function withoutVenue({ venue, venueAddress }: { venue: string; venueAddress: string }): string {
  return venueAddress.startsWith(`${venue}, `) ? venueAddress.slice(venue.length + 2) : venueAddress;
}

/**
 * The address of a maps search for a venue (clause D-2), in Google's documented URL form:
 * https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function mapsLink(venueAddress: string): string {
  const search = new URLSearchParams({ api: "1", query: venueAddress.replace(/\s+/g, " ").trim() });
  return `https://www.google.com/maps/search/?${search}`;
}
