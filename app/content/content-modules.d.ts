/** The catalogue as modules, written by the Vite plugin beside this file when the site is built. */

declare module "content:site" {
  export const site: import("./content-types.ts").SiteContent;
}

declare module "content:events" {
  /** The events that the Events page itself shows, in no order: the first of each grid. */
  export const events: import("./content-types.ts").EventSummary[];
  /** How many each grid has in all. */
  export const totals: Record<
    import("../../catalogue/events/event-lists.ts").ListSection,
    import("./content-types.ts").ListTotal
  >;
}

declare module "content:event-details" {
  /**
   * Loads events' details; one small module each, so a visitor loads only what is opened. Where there are many, what
   * loads them is itself loaded in parts: each has the ids from its own to the next one's, in the order of texts.
   */
  export const detailParts: { from: string; load: () => Promise<{ eventDetails: EventDetailLoaders }> }[];

  type EventDetailLoaders = Record<string, () => Promise<EventModule>>;
  type EventModule = {
    details: import("./content-types.ts").EventDetails;
    sharePicture: import("./content-types.ts").SharePicture | null;
  };
}

/** The Events page's further pages, by the ends of their addresses: `concluded/2`. */
declare module "content:event-pages" {
  export const eventPages: Record<string, () => Promise<{ events: import("./content-types.ts").EventSummary[] }>>;
}

/** The cities with events, in the order of the alphabet; none where the Events page itself shows every event. */
declare module "content:event-cities" {
  export const eventCities: {
    city: string;
    cityNames: import("./content-types.ts").CityNames | null;
    /** How many events there are in each phase. */
    phases: Record<1 | 2, number>;
    /** All of them. */
    load: () => Promise<{ events: import("./content-types.ts").EventSummary[] }>;
  }[];
}

declare module "content:share/*" {
  /** The share picture of a page; null while developing, when none is drawn. */
  export const sharePicture: import("./content-types.ts").SharePicture | null;
}

declare module "content:home" {
  export const supporters: import("./content-types.ts").SupporterContent[];
  /** The cities of the bundled events, in the order in which the tour reached them. */
  export const stops: import("./content-types.ts").TourStop[];
  /** The lines between the stops, as pairs of indices into `stops`. */
  export const legs: [number, number][];
  export const groupPhoto: import("./content-types.ts").Photograph;
  export const eventPhotos: import("./content-types.ts").Photograph[];
}

/** Where the stops of the tour stand on the map. */
declare module "content:tour-map.css" {}
