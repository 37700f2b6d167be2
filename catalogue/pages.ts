import { words } from "../words/words.ts";

/** A page that the site has whatever its content is; each event brings a page of its own besides. */
type Page = {
  /** Its path on the site. */
  address: `/${string}`;
  /** Its name in links, and in the breadcrumb of search results. */
  name: string;
  /** Its `<title>`. Left out if the title comes from the content. */
  title?: string;
  /** Whether header, menu and footer link to it (clauses H-2, H-4 and F-1). */
  inMenu: boolean;
  /**
   * Whether search engines may keep it and messengers show it: it is in the sitemap, and has structured
   * data and a share picture. It then needs a poster in `site-build/share-pictures/page-posters.ts`.
   */
  inSitemap: boolean;
  /** Whether it shows events, and so changes with the latest of them. */
  showsEvents: boolean;
};

/**
 * Every page once, by the name of its folder below `app/pages/`, in the order in which menu and sitemap have them. Its
 * module is `app/pages/<name>/<name>-page.tsx`. Its route (`app/routes.tsx`) and its poster
 * (`site-build/share-pictures/page-posters.ts`) are keyed by these names, so that the type check reports a page without one.
 */
export const pages = {
  home: {
    address: "/",
    get name() {
      return words.pageHome;
    },
    inMenu: true,
    inSitemap: true,
    showsEvents: true,
  },
  events: {
    address: "/events",
    get name() {
      return words.pageEvents;
    },
    get title() {
      return words.pageEvents;
    },
    inMenu: true,
    inSitemap: true,
    showsEvents: true,
  },
  partners: {
    address: "/partners",
    get name() {
      return words.pagePartners;
    },
    get title() {
      return words.becomeOurPartner;
    },
    inMenu: true,
    inSitemap: true,
    showsEvents: false,
  },
  landing: {
    address: "/landing",
    get name() {
      return words.pageLanding;
    },
    get title() {
      return words.pageLanding;
    },
    inMenu: false,
    inSitemap: true,
    showsEvents: false,
  },
  /** What is shown, without a connection, in place of a page that was not kept: the one page that is kept from the start. */
  offline: {
    address: "/offline",
    get name() {
      return words.pageOffline;
    },
    get title() {
      return words.youAreOffline;
    },
    inMenu: false,
    inSitemap: false,
    showsEvents: false,
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

type PageFlag = "inMenu" | "inSitemap" | "showsEvents";

/** The names of the pages for which something is true. */
export type PageWith<Flag extends PageFlag> = {
  [Name in PageName]: (typeof pages)[Name][Flag] extends true ? Name : never;
}[PageName];

/** The pages for which something is true, in the order of the list. */
export function pagesWith<Flag extends PageFlag>(flag: Flag): PageWith<Flag>[] {
  const names = Object.keys(pages) as PageName[];
  return names.filter((name): name is PageWith<Flag> => pages[name][flag]);
}

/** The addresses of the pages for which something is true. */
export function addressesWith(flag: PageFlag): string[] {
  return pagesWith(flag).map((name) => pages[name].address);
}

/** The addresses of all pages. */
export function pageAddresses(): string[] {
  return Object.values(pages).map(({ address }) => address);
}

/** The module of a page, as a path from the project's root; it is the id of the page's route too. */
export function pageModule<Name extends PageName>(name: Name): `app/pages/${Name}/${Name}-page.tsx` {
  return `app/pages/${name}/${name}-page.tsx`;
}

/** Where it says what the site keeps of its visitors: a section of the Landing page. */
export const privacyAddress = `${pages.landing.address}#privacy`;

/** Where it says how to hear of every new stop: a section of the Events page. */
export const followAddress = `${pages.events.address}#follow`;
