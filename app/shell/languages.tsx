import { type MouseEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { pages } from "../../catalogue/pages.ts";
import { inLanguage } from "../../catalogue/site-languages.ts";
import { type SiteLanguage, siteLanguage, siteLanguages, words } from "../../words/words.ts";
import { useOpenedEvent } from "../pages/events/opened-event.ts";

/**
 * Links to the current page in every language, by the languages' own names. Each link loads a document, because the words and
 * the content are set once for each document (`setSiteData`).
 */
export function LanguageNavigation() {
  const links = useLanguageLinks();
  if (siteLanguages.length === 1) return null;
  return (
    <nav className="row footer-more" aria-label={words.languageNavigation}>
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
function useLanguageLinks(): (SiteLanguage & { href: string })[] {
  const { pathname } = useLocation();
  const missingIn = useOpenedEvent()?.missingIn;
  const path = withoutTranslation.test(pathname) ? "/" : pathname;
  return siteLanguages.map((language) => {
    const { code } = language;
    return { ...language, href: inLanguage(missingIn?.includes(code) ? pages.events.path : path, code) };
  });
}

/** Adds the current query, such as `?phase=1`, to a clicked link. Prerendered links have none, because pages are rendered without a query. */
export function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
}

/** The key in `sessionStorage` that says that a language was offered in this visit. */
const storageKey = "language-offered";

/**
 * The language in which to offer a page to a visitor: the first of the visitor's languages that the site has.
 *
 * @param preferred the visitor's languages in order of preference, as `navigator.languages` has them (`hi-IN`)
 * @param available the codes of the site's languages
 * @param shown the code of the page's language
 * @returns undefined if that is the page's language, or if the site has none of them
 */
export function wantedLanguage(
  preferred: readonly string[],
  available: readonly string[],
  shown: string,
): string | undefined {
  const found = preferred.map((tag) => tag.split("-")[0] ?? "").find((code) => available.includes(code));
  return found === shown ? undefined : found;
}

/**
 * The language to offer, once a visit. A visitor who comes from another page of the site has chosen a language already, and a
 * draft has a link to English above its text. A browser that refuses to store that the language was offered gets no offer: it
 * would get one on every page.
 */
function languageToOffer(): string | undefined {
  const codes = siteLanguages.map(({ code }) => code);
  const wanted = wantedLanguage(navigator.languages, codes, siteLanguage);
  if (!wanted || document.referrer.startsWith(`${location.origin}/`)) return undefined;
  if (document.querySelector(`.translation-notice [hreflang="${wanted}"]`)) return undefined;
  try {
    if (sessionStorage.getItem(storageKey)) return undefined;
    sessionStorage.setItem(storageKey, wanted);
    return wanted;
  } catch {
    return undefined;
  }
}

/** The code of the language that is offered in this visit, and a function that ends the offer. */
export function useLanguageOffer(): { code: string | undefined; close: () => void } {
  const [code, setCode] = useState<string>();
  useEffect(() => setCode(languageToOffer()), []);
  return { code, close: () => setCode(undefined) };
}

/**
 * Offers the page in another language, in the words of that language: a line at the window's edge until the visitor follows or
 * closes it (clause LG-6). An opened event that has no page in that language is not offered.
 */
export function LanguageOffer({ code, onClose }: { code: string; onClose: () => void }) {
  const link = useLanguageLinks().find((language) => language.code === code);
  const missingIn = useOpenedEvent()?.missingIn;
  if (!link || missingIn?.includes(code)) return null;
  return (
    <aside className="language-offer row middle screen-only" lang={code} dir="auto">
      <a href={link.href} hrefLang={code} onClick={keepQuery}>
        {link.readInLanguage}
      </a>
      <button type="button" className="button button-quiet" onClick={onClose}>
        {link.notNow}
      </button>
    </aside>
  );
}
