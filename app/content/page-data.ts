import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CityPage } from "../../catalogue/cities/city-pages.ts";
import type { CityThemeName } from "../../catalogue/cities/city-theme.ts";
import type { City } from "../../catalogue/city.ts";
import type { Event } from "../../catalogue/event.ts";
import type { Elsewhere } from "../../catalogue/page-translations.ts";
import type { Phase } from "../../catalogue/phase.ts";
import type { Speaker } from "../../catalogue/speaker.ts";
import type { Sponsor } from "../../catalogue/sponsor.ts";
import type { Supporter } from "../../catalogue/supporter.ts";
import type { TextPart } from "../../catalogue/text-parts.ts";
import type { HomeContent, homeFields } from "./home-content.ts";

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
  /** What it says and shows; null in other languages than English, in whose script it would take a hundred bytes of the first flight. */
  alt: string | null;
};

/** A photograph in one format, at every width, ready for a `<source>`. */
export type PictureSource = { type: string; srcSet: string };

/** A photograph and what it shows. */
export type Photograph = { picture: Picture; description: string };

type WithPicture<Kind, Field extends keyof Kind> = Omit<Kind, Field> & Record<Field, Picture>;

/** What the home page alone shows of the configuration besides, and what no page shows. */
type NotOnAllPages = "fueledBy" | "mission" | "supportersLine" | "groupPhoto" | "eventPhotos" | "aftermoviePublished";

/** The configuration as every page receives it, pictures resolved. */
export type SiteContent = WithPicture<
  Omit<Catalogue["site"], NotOnAllPages | (typeof homeFields)[number]>,
  "organiserLogo"
>;

/** What the Events page needs of a phase. */
export const phaseFields = ["number", "name", "state", "note", "english"] as const satisfies readonly (keyof Phase)[];

/** What it says besides of one that has no events. */
export const emptyPhaseFields = ["emptyHeading", "emptyText"] as const satisfies readonly (keyof Phase)[];

export type PhaseContent = Pick<Phase, (typeof phaseFields)[number]> &
  Partial<Pick<Phase, (typeof emptyPhaseFields)[number]>>;

/** What a card shows of an event besides its picture and its city's names; little, because lists of it are sent. */
export const summaryFields = [
  "_id",
  "title",
  "city",
  "date",
  "time",
  "starts",
  "status",
  "phase",
  "venueAddress",
  "free",
  "registrationLink",
  "highlightsLink",
  "translation",
  "english",
] as const satisfies readonly (keyof Event)[];

/** What an opened event shows besides, and besides its speakers and sponsors. */
export const detailFields = [
  "ends",
  "venue",
  "placeOpen",
  "description",
  "registrationLanguage",
  "languages",
  "seats",
  "gettingThere",
  "stepFree",
  "bring",
] as const satisfies readonly (keyof Event)[];

/** What an opened event says of another one in its city. */
export const visitFields = [
  "_id",
  "title",
  "date",
  "translation",
  "english",
] as const satisfies readonly (keyof Event)[];

export type OtherVisit = Pick<Event, (typeof visitFields)[number]> & Elsewhere;

/** A city's names for its station board. */
export const cityNameFields = ["boardName", "own", "hindi"] as const satisfies readonly (keyof City)[];

/**
 * `shown` is the name in the page's language, if that is not the one in events; `theme` the city's theme, if that does not
 * follow from the name in events.
 */
export type CityNames = Pick<City, (typeof cityNameFields)[number]> & {
  shown?: string | undefined;
  theme?: CityThemeName | undefined;
};

/** An event as lists have it. */
export type EventSummary = Pick<Event, (typeof summaryFields)[number]> &
  Elsewhere & {
    image: Picture | null;
    cityNames: CityNames | null;
  };

export type SpeakerContent = Omit<Speaker, "image"> & { image: Picture | null };
export type SponsorContent = WithPicture<Sponsor, "logo">;
export type SupporterContent = WithPicture<Supporter, "logo">;

/** Everything the detail modal shows of an event; loaded when one is opened. */
export type EventDetails = EventSummary &
  Pick<Event, Exclude<(typeof detailFields)[number], "registrationLanguage" | "languages" | "seats">> & {
    /** The description in pieces, where it has paragraphs in several languages. */
    descriptionParts?: TextPart[] | undefined;
    /** The language of the registration form, by the name that visitors read. */
    registrationLanguage?: string | undefined;
    /** The languages of the talks, by the names that visitors read. */
    languages?: string[] | undefined;
    /** How many people find a seat, as visitors read the number. */
    seats?: string | undefined;
    speakers: SpeakerContent[];
    sponsors: SponsorContent[];
    /** The languages, by their codes, in which the event has no page; left out where there are none. */
    missingIn?: string[];
    /** The tour's other events in the city, the latest first. */
    otherVisits: OtherVisit[];
  };

/** A city with events, and the picture that messengers show beside a link to its page; null while developing. */
export type CityContent = CityPage & { sharePicture: SharePicture | null };

/** What each page has besides: its share picture; null while developing, when none is drawn. */
type Shared = { sharePicture: SharePicture | null };

/** The data of the pages, by the names of the JSON files that have it (`load-page-data.ts`). */
export type PageData = {
  home: HomeContent & Shared;
  landing: { landing: Catalogue["landing"] } & Shared;
  partners: { partnersPage: Catalogue["partnersPage"] } & Shared;
  /** The Events page and the cities' pages. The cities are in alphabetical order. */
  events: { events: EventSummary[]; cities: CityContent[] } & Shared;
} & {
  [event: `event/${string}`]: { details: EventDetails } & Shared;
};

export type PageDataName = keyof PageData;
