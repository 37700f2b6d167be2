import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { City } from "../../catalogue/city.ts";
import type { PhaseBadge } from "../../catalogue/events/shown-phase.ts";
import type { Elsewhere } from "../../catalogue/page-translations.ts";
import type { Photograph, Picture, SupporterContent } from "./page-data.ts";

type Site = Catalogue["site"];

/** Where a label stands beside its stop: on one of four sides, or at one of four corners. */
export type LabelSide =
  | "right"
  | "left"
  | "above"
  | "below"
  | "above-right"
  | "below-right"
  | "above-left"
  | "below-left";

/** What the home page alone shows of the configuration. */
export const homeFields = [
  "tagline",
  "description",
  "missionYear",
  "figures",
  "headlineHindi",
] as const satisfies readonly (keyof Site)[];

type HomeFacts = Pick<Site, (typeof homeFields)[number]> & { fueledBy: { name: string; logo: Picture } };

/** A stop on the map: a city with events. `concluded` when every event there is; `says` is its status in a word. */
export type TourStop = City & Elsewhere & { eventId: string; concluded: boolean; says: string; side: LabelSide };

/** The tour's next stops (clause X-7): their names and events, and the day that they share, as people read it. `city` tells stops of one city apart. */
export type NextStops = { date: string; stops: { eventId: string; city: string }[] };

/** What the home page's module exports. */
export type HomeContent = {
  home: HomeFacts;
  supporters: SupporterContent[];
  /** The cities of the bundled events, in the order in which the tour reached them. */
  stops: TourStop[];
  /** The lines between the stops, as pairs of indices into `stops`. */
  legs: [number, number][];
  /** None where nothing is upcoming. */
  nextStops: NextStops | null;
  /** The mission in a sentence. */
  mission: string;
  supportersLine: string;
  phaseBadge: PhaseBadge;
  /** None where no phase is over, besides the one of the other badge. */
  concludedBadge: PhaseBadge | null;
  /** The name of the phase that the aftermovie shows. */
  aftermoviePhase: string;
  groupPhoto: Photograph;
  eventPhotos: Photograph[];
};
