import { problemText } from "./content-error.ts";
import { contentFileKinds } from "./content-files.ts";
import { parseContentFile } from "./yaml/parse-content-file.ts";

/** A good event, whose lines tests change. */
export const goodEvent = `title: Bitcoin Yatra Trichy
city: Trichy
phase: 2
status: upcoming
starts: 2025-09-28 10:00
ends: 2025-09-28 17:00
venue: Rockfort Hall
venueAddress: Rockfort Hall, Trichy
registrationLink: https://register.example/trichy
speakers:
  - namuna-devi
  - maadhiri-selvan
sponsors:
  - sponsor: tijori
    tier: title-sponsor
description: |
  The first paragraph: it has a colon.

  The second one.
changed: 2025-09-20 11:00
`;

/** What is said of the good event after a change, a line for each problem. */
export function mistakesAfter(pattern: string | RegExp, replacement: string): string[] {
  const changed = goodEvent.replace(pattern, replacement);
  if (changed === goodEvent) throw new Error(`nothing in the good event matches ${pattern}`);
  return parseContentFile("e", changed, contentFileKinds.events.schema).problems.map(problemText);
}
