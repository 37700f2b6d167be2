import type { City } from "../../catalogue/city.ts";
import type { Event } from "../../catalogue/event.ts";
import type { Site } from "../../catalogue/site.ts";
import type { Speaker } from "../../catalogue/speaker.ts";
import type { Sponsor } from "../../catalogue/sponsor.ts";
import type { Supporter } from "../../catalogue/supporter.ts";

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

/**
 * A picture of the built site, with its own size in pixels. A photograph also comes in `sources`, the best format first
 * (while developing it does not), and with the colour that stands in its place until it has arrived.
 */
export type Picture = { src: string; width: number; height: number; sources?: PictureSource[]; shade?: string };

/** The picture that messengers and social networks show beside a link to a page; sizes in pixels. */
export type SharePicture = {
  src: string;
  width: number;
  height: number;
  /** What it says and shows. */
  alt: string;
};

/** A photograph in one format, at every width, ready for a `<source>`. */
export type PictureSource = { type: string; srcSet: string };

/** A photograph and what it shows. */
export type Photograph = { picture: Picture; description: string };

type WithPicture<Kind, Field extends keyof Kind> = Omit<Kind, Field> & Record<Field, Picture>;

/** The configuration as pages receive it, pictures resolved. */
export type SiteContent = Omit<Site, "organiserLogo" | "fueledBy" | "groupPhoto" | "eventPhotos"> & {
  organiserLogo: Picture;
  fueledBy: { name: string; logo: Picture };
};

/** How many cards one of the Events page's grids has in all, and how many of them are stops of the tour. */
export type ListTotal = { cards: number; stops: number };

/** What a card shows of an event; small, because lists of it are sent. */
export type EventSummary = Pick<
  Event,
  | "_id"
  | "title"
  | "city"
  | "date"
  | "time"
  | "starts"
  | "status"
  | "phase"
  | "venueAddress"
  | "registrationLink"
  | "highlightsLink"
> & { image: Picture | null; cityNames: CityNames | null };

/** A city's names for its station board, and the others by which people look for it. */
export type CityNames = Pick<City, "boardName" | "own" | "hindi" | "aliases">;

export type SpeakerContent = Omit<Speaker, "image"> & { image: Picture | null };
export type SponsorContent = WithPicture<Sponsor, "logo">;
export type SupporterContent = WithPicture<Supporter, "logo">;

/** Everything the detail modal shows of an event; loaded when one is opened. */
export type EventDetails = EventSummary &
  Pick<Event, "ends" | "venue" | "description"> & { speakers: SpeakerContent[]; sponsors: SponsorContent[] };

/** A stop on the map: a city with events. `concluded` when every event there is; `says` is its status in a word. */
export type TourStop = City & { eventId: string; concluded: boolean; says: string; side: LabelSide };
