import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { pages } from "../../catalogue/pages.ts";
import { inLanguage } from "../../catalogue/site-languages.ts";
import { type SiteLanguage, siteLanguage, siteLanguages } from "../../words/site-language.ts";
import { words } from "../../words/words.ts";
import { useOpenedEvent } from "../pages/events/opened-event.ts";

/**
 * Links to the current page in every language, by the languages' own names. Each link loads a document, because the words and
 * the content are set once for each document (`setSiteData`).
 */
export function LanguageNavigation() {
  const links = useLanguageLinks();
  if (siteLanguages.length === 1) return null;
  return (
    <nav className="footer-more" aria-label={words.languageNavigation}>
      {links.map(({ code, name, href }) => (
        <a
          key={code}
          href={href}
          lang={code}
          hrefLang={code}
          aria-current={code === siteLanguage || undefined}
          onClick={keepQuery}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

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
