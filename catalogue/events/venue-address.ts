/** The rest of a venue's address where it begins with the venue's own name, so that the name is not shown twice. */
export function withoutVenue({ venue, venueAddress }: { venue: string; venueAddress: string }): string {
  return venueAddress.startsWith(`${venue}, `) ? venueAddress.slice(venue.length + 2) : venueAddress;
}
