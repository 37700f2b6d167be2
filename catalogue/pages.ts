import { words } from "../words/words.ts";
import type { pageContentKinds } from "./page-texts.ts";

/** A kind of content that is the own texts of one page. */
export type PageContentKind = keyof typeof pageContentKinds;

/** The kinds of content with texts that pages show, besides events. */
type ShownKind = PageContentKind | "site" | "phases" | "supporters";

/** A page of the site. */
type Page = {
  /** Its path on the site, without a language. */
  path: `/${string}`;
  /**
   * Its short name: in header, menu, footer and other links, and in the breadcrumb of search results. A function, because words
   * are read in the current language. The page's component sets its `<title>`, which may be longer.
   */
  name: () => string;
  /**
   * The kinds of content whose texts it shows. The first one is the page's own, or `site` if it has none. The worst state of
   * their translations is the page's (`page-translations.ts`). Every page has `site`, because all show the tour's name. These
   * are left out: events on cards, which have pages of their own, and the names of cities, partners and sponsors, which each
   * language may leave out.
   */
  texts: readonly [own: PageContentKind | "site", ...others: ShownKind[]];
  /** Header, menu and footer link to it (clauses H-3, H-4 and F-1). */
  inNavigation?: true;
  /** Instead of `inNavigation`: only the last line of the footer links to it (clause X-9). */
  inFooter?: true;
  /**
   * Search engines may index it. It has structured data and a share picture. A page without this mark passes no path to
   * `PageHead`, which then writes `noindex`.
   */
  inSitemap?: true;
  /** It shows events: in the sitemap, its last change is that of the events. */
  showsEvents?: true;
};

/**
 * The pages that do not depend on the content, by the names of their folders below `app/pages/`. The module of a page is
 * `app/pages/<name>/<name>-page.tsx`. Header, menu and footer have this order. A page whose first kind is in `page-texts.ts`
 * finds these texts in its data, as `texts`.
 */
export const pages = {
  home: {
    path: "/",
    name: () => words.pageHome,
    texts: ["site", "phases", "supporters"],
    inNavigation: true,
    inSitemap: true,
    showsEvents: true,
  },
  events: {
    path: "/events",
    name: () => words.pageEvents,
    texts: ["site", "phases"],
    inNavigation: true,
    inSitemap: true,
    showsEvents: true,
  },
  partners: {
    path: "/partners",
    name: () => words.pagePartners,
    texts: ["partnersPage", "site"],
    inNavigation: true,
    inSitemap: true,
  },
  landing: {
    path: "/landing",
    name: () => words.pageLanding,
    texts: ["landing", "site"],
    inFooter: true,
    inSitemap: true,
  },
  /** Shown without a connection, in place of a page that is not in the cache. The service worker caches this page in advance. */
  offline: { path: "/offline", name: () => words.pageOffline, texts: ["site"] },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** The names of all pages. */
export const pageNames = Object.keys(pages) as PageName[];

type Mark = "inNavigation" | "inFooter" | "inSitemap" | "showsEvents";

/** The names of the pages with a mark. */
export type PageWith<Name extends Mark> = {
  [Page in PageName]: (typeof pages)[Page] extends Record<Name, true> ? Page : never;
}[PageName];

/** The names of the pages with a mark, in the order of the list. */
export function pagesWith<Name extends Mark>(mark: Name): PageWith<Name>[] {
  return pageNames.filter((name): name is PageWith<Name> => mark in pages[name]);
}

/** The paths of the pages with a mark. */
export function pathsWith(mark: Mark): string[] {
  return pageNames.filter((name) => mark in pages[name]).map((name) => pages[name].path);
}

/** The paths of all pages. */
export function pagePaths(): string[] {
  return pageNames.map((name) => pages[name].path);
}

/** The module of a page, as a path from the project's root; it is the id of the page's route too. */
export function pageModule(name: PageName): string {
  return `app/pages/${name}/${name}-page.tsx`;
}

/** The section about privacy on the Landing page. */
export const privacyPath = `${pages.landing.path}#privacy`;

/** The section with calendars and feeds on the Events page. */
export const followPath = `${pages.events.path}#follow`;
