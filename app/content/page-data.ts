import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CityPage } from "../../catalogue/cities/city-names.ts";
import type { CityTheme } from "../../catalogue/cities/city-theme.ts";
import type { City } from "../../catalogue/city.ts";
import type { Event } from "../../catalogue/event.ts";
import type { PhaseBadge } from "../../catalogue/events/shown-phase.ts";
import type { EnglishPageOnly } from "../../catalogue/page-translations.ts";
import type { PageContentKind, PageName, pages } from "../../catalogue/pages.ts";
import type { Speaker } from "../../catalogue/speaker.ts";
import type { Sponsor } from "../../catalogue/sponsor.ts";
import type { Supporter } from "../../catalogue/supporter.ts";
import type { TextPart } from "../../catalogue/text-parts.ts";

/**
 * A picture of the built site, with its own size in pixels. A photograph also has the `srcset` of its AVIF files (not in
 * development), and the colour that is shown until it has loaded.
 */
export type Picture = { src: string; width: number; height: number; avif?: string; shade?: string };

/** A photograph and what it shows. */
export type Photograph = { picture: Picture; description: string };

type WithPicture<Kind, Field extends keyof Kind> = Omit<Kind, Field> & Record<Field, Picture>;

/** The configuration that every page receives. It lacks the pictures of the home page. */
export type SiteContent = WithPicture<
  Omit<Catalogue["site"], "fueledBy" | "groupPhoto" | "eventPhotos">,
  "organiserLogo"
>;

/** The fields of an event that cards receive, besides its picture and its city's names. Keep them few: each list sends them. */
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

/** Another event in the city of an opened event. */
export type OtherVisit = Pick<Event, "_id" | "title" | "date" | "translation" | "english"> & EnglishPageOnly;

/** A city's names for its station board. */
export type CityNames = Pick<City, "boardName" | "own" | "hindi"> & {
  /** The name in the page's language, if it differs from the name in event files. */
  shown?: string | undefined;
};

/** An event in a list. */
export type EventSummary = Pick<Event, (typeof summaryFields)[number]> &
  EnglishPageOnly & {
    image: Picture | null;
    cityNames: CityNames | null;
    /** The colours and the emoji in place of a missing picture. */
    theme: CityTheme;
  };

export type SpeakerContent = Omit<Speaker, "image"> & { image: Picture | null };
export type SponsorContent = WithPicture<Sponsor, "logo">;
export type SupporterContent = WithPicture<Supporter, "logo">;

/** The fields of an event that its page shows in another form. */
type Converted = "image" | "registrationLanguage" | "languages" | "seats" | "speakers" | "sponsors";

/** An opened event; loaded when a visitor opens it. The page does not show the fields that are omitted by name. */
export type EventDetails = EventSummary &
  Omit<Event, Converted | "uuid" | "changed" | "agenda" | "formerAddresses"> & {
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
    /** The codes of the languages in which the event has no page, if there are any. */
    missingIn?: string[];
    /** The tour's other events in the city, the latest first. */
    otherVisits: OtherVisit[];
  };

/** Where a label is beside its stop: on one of four sides, or at one of four corners. */
export type LabelSide = "right" | "left" | `${"above" | "below"}${"" | "-right" | "-left"}`;

/** A stop on the map: a city with events. It is concluded if all its events are. */
export type TourStop = City &
  EnglishPageOnly & {
    eventId: string;
    concluded: boolean;
    /** The status of the next event, or of the latest one, in words. */
    status: string;
    side: LabelSide;
  };

/**
 * The tour's next stops (clause X-7), and their common day in words. `city` is the name of a stop: two stops in one city have
 * different ones.
 */
export type NextStops = { date: string; stops: { eventId: string; city: string }[] };

/** The data of the home page. */
export type HomeContent = {
  fueledBy: { name: string; logo: Picture };
  supporters: SupporterContent[];
  /** The cities of the bundled events, in the order in which the tour reached them. */
  stops: TourStop[];
  /** The lines between the stops, as pairs of indices into `stops`. */
  legs: [number, number][];
  /** Null if nothing is upcoming. */
  nextStops: NextStops | null;
  phaseBadge: PhaseBadge;
  /** Null if no other phase is concluded. */
  concludedBadge: PhaseBadge | null;
  /** The name of the phase that the aftermovie shows. */
  aftermoviePhase: string;
  groupPhoto: Photograph;
  eventPhotos: Photograph[];
};

/** A city with events, as its page has it. */
export type CityContent = CityPage & Shared;

/** The path of the picture that messengers and social networks show beside a link to a page; null while developing. */
type Shared = { sharePicture: string | null };

/** The content kind of the texts of this page alone; `never` if its texts are in a shared kind, such as `site`. */
type OwnTexts<Name extends PageName> = Extract<(typeof pages)[Name]["texts"][0], PageContentKind>;

/** The pages that load data: all but the offline page, which is shown when nothing can be fetched. */
export type LoadedPage = Exclude<PageName, "offline">;

/** The data that every page has: its share picture, and its own texts if it has any. */
export type CommonPageData = {
  [Name in LoadedPage]: Shared & (OwnTexts<Name> extends never ? unknown : { texts: Catalogue[OwnTexts<Name>] });
};

/** The data of the pages, by the names of the JSON files that contain it (`load-page-data.ts`). */
export type PageData = CommonPageData & {
  home: HomeContent;
  /** `partnerNames`: the names in the page's language that differ from the API's, by those. */
  partners: { partnerNames: Partial<Record<string, string>> };
  /** The Events page and the cities' pages. The cities are in alphabetical order. */
  events: { events: EventSummary[]; cities: CityContent[] };
} & {
  [event: `event/${string}`]: { details: EventDetails } & Shared;
};

export type PageDataName = keyof PageData;
