import { useLocation, useRouteLoaderData } from "react-router";
import { pages } from "../../catalogue/pages.ts";
import { inLanguage } from "../../catalogue/site-languages.ts";
import { siteLanguage, siteLanguages } from "../../words/site-language.ts";
import { words } from "../../words/words.ts";
import { keepQuery } from "../ui/keep-query.ts";

/** The pages that stand in for others have no address of their own: from there a language's home page is reached. */
const standIns = /^\/(?:\d{3}|offline)$/;

/**
 * The languages of the site by the names that they have for themselves, each a link to the same page. Every link loads a
 * document: a bundle has one language. An event that a language has no page of leads to its list.
 */
export function LanguageNavigation() {
  const { pathname } = useLocation();
  const missingIn = useRouteLoaderData<{ event: { missingIn?: string[] } }>(eventRoute)?.event.missingIn;
  if (siteLanguages.length === 1) return null;
  const address = standIns.test(pathname) ? "/" : pathname;
  return (
    <nav
      className="footer-more"
      data-many={siteLanguages.length > 3 || undefined}
      aria-label={words.languageNavigation}
    >
      {siteLanguages.map(({ code, name }) => (
        <a
          key={code}
          href={inLanguage(missingIn?.includes(code) ? pages.events.address : address, code)}
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

/** The id of the route of an opened event. */
const eventRoute = "app/pages/events/event/event-route.tsx";
