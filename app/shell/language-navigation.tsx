import { siteLanguage, siteLanguages } from "../../words/site-language.ts";
import { words } from "../../words/words.ts";
import { keepQuery, useLanguageLinks } from "./language-links.ts";

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
