/** An event's page on the site, as a path; where the site is published goes before it. */
export function eventAddress(eventId: string): string {
  return `/events/${eventId}`;
}
