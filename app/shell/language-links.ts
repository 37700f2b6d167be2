import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { pages } from "../../catalogue/pages.ts";
import { inLanguage } from "../../catalogue/site-languages.ts";
import { type SiteLanguage, siteLanguages } from "../../words/site-language.ts";
import { useOpenedEvent } from "../pages/events/event/opened-event.ts";

/** Error pages and the offline page have no URL in another language: their links lead to the home page. */
const withoutTranslation = /^\/(?:\d{3}|offline)$/;

/**
 * A link from the current page to the same page in each language of the site. A language without a page of the opened event
 * has a link to its list of events.
 */
export function useLanguageLinks(): (SiteLanguage & { href: string })[] {
  const { pathname } = useLocation();
  const missingIn = useOpenedEvent()?.missingIn;
  const address = withoutTranslation.test(pathname) ? "/" : pathname;
  return siteLanguages.map((language) => {
    const { code } = language;
    return { ...language, href: inLanguage(missingIn?.includes(code) ? pages.events.address : address, code) };
  });
}

/** Adds the current query, such as `?phase=1`, to a clicked link. Prerendered links have none, because pages are rendered without a query. */
export function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
}
