/** What an event tells of its city: the name that events give it, and the one that people of the page's language write. */
type Placed = { city: string; cityNames: { shown?: string | undefined } | null };

/** The name of an event's city for people: in the language of the page, where the content has it. */
export function shownCity({ city, cityNames }: Placed): string {
  return cityNames?.shown ?? city;
}
