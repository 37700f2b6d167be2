import type { City } from "./city.ts";
import type { Event } from "./event.ts";
import type { Landing } from "./landing.ts";
import type { PartnerEntry } from "./partner.ts";
import type { PartnersPageText } from "./partners-page.ts";
import type { Phase } from "./phase.ts";
import type { Site } from "./site.ts";
import type { Supporter } from "./supporter.ts";
import type { Translated, Translation } from "./translation.ts";

/** Everything the organiser has written, checked. */
export type Catalogue = {
  /** The code of the language in which its texts are, where they are translated. */
  language: string;
  /** How the words of the interface stand in it; undefined in English. */
  words?: Translation | undefined;
  site: Site & Translated;
  landing: Landing & Translated;
  partnersPage: PartnersPageText & Translated;
  /** The highest number first, as their tabs stand; there is one at least. */
  phases: Phase[];
  /** In the order of their ids; the pages sort them. */
  events: Event[];
  /** In the order of their `position`. */
  supporters: Supporter[];
  cities: City[];
  /** The names of the aftermovie's files in `content/film/`. */
  film: readonly string[];
  /** In the order of the page. */
  partners: PartnerEntry[];
};
