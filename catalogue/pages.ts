import { words } from "../words/words.ts";

/**
 * A page that the site has whatever its content is; each event brings a page of its own besides.
 *
 * @param address its path on the site
 * @param name its name in links, and in the breadcrumb of search results
 * @param title its `<title>`, where that is another one. Home's comes from the content
 */
function page<const Address extends `/${string}`>(address: Address, name: () => string, title = name) {
  return {
    address,
    get name() {
      return name();
    },
    get title() {
      return title();
    },
  };
}

/**
 * Every page once, by the name of its folder below `app/pages/`. Its module is `app/pages/<name>/<name>-page.tsx`. Its route
 * (`app/routes.tsx`) and its poster (`site-build/share-pictures/page-posters.ts`) are keyed by these names, so that the type
 * check reports a page without one.
 */
export const pages = {
  home: page("/", () => words.pageHome),
  events: page("/events", () => words.pageEvents),
  partners: page(
    "/partners",
    () => words.pagePartners,
    () => words.becomeOurPartner,
  ),
  landing: page("/landing", () => words.pageLanding),
  /** What is shown, without a connection, in place of a page that was not kept: the one page that is kept from the start. */
  offline: page(
    "/offline",
    () => words.pageOffline,
    () => words.youAreOffline,
  ),
};

export type PageName = keyof typeof pages;

const groups = {
  /** Header, menu and footer link to them, in this order (clauses H-2, H-4 and F-1). */
  inMenu: ["home", "events", "partners"],
  /** Search engines may keep them and messengers show them: they have structured data and a share picture. */
  inSitemap: ["home", "events", "partners", "landing"],
  /** They change with the latest of the events. */
  showsEvents: ["home", "events"],
} as const satisfies Record<string, readonly PageName[]>;

type Group = keyof typeof groups;

/** The names of the pages of a group. */
export type PageWith<Name extends Group> = (typeof groups)[Name][number];

/** The pages of a group, in its order. */
export function pagesWith<Name extends Group>(group: Name): readonly PageWith<Name>[] {
  return groups[group];
}

/** The addresses of the pages of a group. */
export function addressesWith(group: Group): string[] {
  return pagesWith(group).map((name) => pages[name].address);
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
