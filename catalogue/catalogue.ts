import type { ContentValues } from "./content-kinds.ts";
import type { Event } from "./event.ts";
import type { Phase } from "./phase.ts";
import type { Site } from "./site.ts";
import type { Translated, Translation } from "./translation.ts";

/** The kinds of content whose values in the catalogue differ from those in the files. */
type Assembled = "site" | "phases" | "events" | "speakers" | "sponsors";

/**
 * All checked content, by kind. Speakers and sponsors are parts of their events.
 * Supporters are in the order of their `position`, partners in the order of the page.
 */
export type Catalogue = Omit<ContentValues, Assembled> & {
  /** The locale of its texts, if they are translated. */
  language: string;
  /** How far the words of the interface are translated; undefined in English. */
  words?: Translation | undefined;
  site: Site & Translated;
  /** The highest number first, in the order of their tabs; there is at least one. */
  phases: Phase[];
  /** In the order of their ids; the pages sort them. */
  events: Event[];
  /** The names of the aftermovie's files in `content/film/`. */
  film: readonly string[];
};
