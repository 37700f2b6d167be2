import { words } from "../words/words.ts";
import type { pageContentKinds } from "./page-texts.ts";

/** A kind of content that is the own texts of one page. */
export type PageContentKind = keyof typeof pageContentKinds;

/** The kinds of content with texts that pages show, besides events. */
type ShownKind = PageContentKind | "site" | "phases" | "supporters";

/** What the site knows of a page. */
type Page = {
  /** Its path on the site, without a language. */
  address: `/${string}`;
  /**
   * Its short name: in header, menu, footer and other links, and in the breadcrumb of search results. A function, because words
   * are read in the current language. The page's component sets its `<title>`, which may be longer.
   */
  name: () => string;
  /**
   * The kinds of content whose texts it shows; the first one is about this page. The worst state of their translations is the page's
   * (`page-translations.ts`). Every page has `site`, because all show the tour's name. These are left out: events on cards, which
   * have pages of their own, and the names of cities, partners and sponsors, which each language may leave out.
   */
  texts: readonly [own: PageContentKind | "site", ...others: ShownKind[]];
  /** Header, menu and footer link to it (clauses H-2, H-4 and F-1). */
  inNavigation?: true;
  /**
   * Search engines may keep it and messengers show it: it has structured data and a share picture. A page without this mark gives
   * `PageHead` no path, so that it says `noindex`.
   */
  inSitemap?: true;
  /** It changes with the latest of the events. */
  showsEvents?: true;
};

/**
 * Every page that the site has whatever its content is, by the name of its folder below `app/pages/`. Its module is
 * `app/pages/<name>/<name>-page.tsx`. Header, menu and footer have this order. A page whose first kind is in `page-texts.ts`
 * finds these texts in its data, as `texts`.
 */
export const pages = {
  home: {
    address: "/",
    name: () => words.pageHome,
    texts: ["site", "phases", "supporters"],
    inNavigation: true,
    inSitemap: true,
    showsEvents: true,
  },
  events: {
    address: "/events",
    name: () => words.pageEvents,
    texts: ["site", "phases"],
    inNavigation: true,
    inSitemap: true,
    showsEvents: true,
  },
  partners: {
    address: "/partners",
    name: () => words.pagePartners,
    texts: ["partnersPage", "site"],
    inNavigation: true,
    inSitemap: true,
  },
  landing: { address: "/landing", name: () => words.pageLanding, texts: ["landing", "site"], inSitemap: true },
  /** What is shown, without a connection, in place of a page that was not kept: the one page that is kept from the start. */
  offline: { address: "/offline", name: () => words.pageOffline, texts: ["site"] },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** The names of all pages. */
export const pageNames = Object.keys(pages) as PageName[];

type Mark = "inNavigation" | "inSitemap" | "showsEvents";

/** The names of the pages with a mark. */
export type PageWith<Name extends Mark> = {
  [Page in PageName]: (typeof pages)[Page] extends Record<Name, true> ? Page : never;
}[PageName];

/** The names of the pages with a mark, in the order of the list. */
export function pagesWith<Name extends Mark>(mark: Name): PageWith<Name>[] {
  return pageNames.filter((name): name is PageWith<Name> => mark in pages[name]);
}

/** The addresses of the pages with a mark. */
export function addressesWith(mark: Mark): string[] {
  return pagesWith(mark).map((name) => pages[name].address);
}

/** The addresses of all pages. */
export function pageAddresses(): string[] {
  return pageNames.map((name) => pages[name].address);
}

/** The module of a page, as a path from the project's root; it is the id of the page's route too. */
export function pageModule<Name extends PageName>(name: Name): `app/pages/${Name}/${Name}-page.tsx` {
  return `app/pages/${name}/${name}-page.tsx`;
}

/** Where it says what the site keeps of its visitors: a section of the Landing page. */
export const privacyAddress = `${pages.landing.address}#privacy`;

/** Where it says how to hear of every new stop: a section of the Events page. */
export const followAddress = `${pages.events.address}#follow`;
