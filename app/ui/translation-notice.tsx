import { useLocation } from "react-router";
import { defaultLanguage } from "../../catalogue/site-languages.ts";
import type { Translated } from "../../catalogue/translation.ts";
import { siteLanguage, words } from "../../words/words.ts";
import { keepQuery } from "../shell/languages.tsx";

/** Tells that a page's text is in English, is a draft without a review, or is older than the English text, and links to that. */
export function TranslationNotice({ translation }: Translated) {
  const { pathname } = useLocation();
  if (siteLanguage === defaultLanguage || !translation || translation === "reviewed") return null;
  if (translation === "none") return <p className="translation-notice">{words.textInEnglish}</p>;
  const [before, link, after] = translation === "outdated" ? words.translationOutdated : words.translationDraft;
  return (
    <p className="translation-notice">
      {before}
      <a href={pathname} hrefLang="en" onClick={keepQuery}>
        {link}
      </a>
      {after}
    </p>
  );
}
