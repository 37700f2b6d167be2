/** The catalogue as modules, written by the Vite plugin beside this file when the site is built. */

declare module "content:site" {
  export const site: import("./content-types.ts").SiteContent;
}

declare module "content:events" {
  /** Every event, in no order. */
  export const events: import("./content-types.ts").EventSummary[];
  /** Loads an event's details; one small module each, so a visitor loads only what is opened. */
  export const eventDetails: Record<string, () => Promise<EventModule>>;

  type EventModule = {
    details: import("./content-types.ts").EventDetails;
    sharePicture: import("./content-types.ts").SharePicture | null;
  };
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
