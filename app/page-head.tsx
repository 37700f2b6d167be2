import { localizedPath } from "../catalogue/links/site-paths.ts";
import { defaultLanguage } from "../catalogue/site-languages.ts";
import type { Translated } from "../catalogue/translation.ts";
import { siteLanguage } from "../words/words.ts";
import { site } from "./content/site-content.ts";

type PageHeadProps = Translated & {
  /** The page's title. The product's name is appended, unless the title contains it. */
  title: string;
  description: string;
  /** The page's path without a language, such as `/events`; null for error pages and the offline page. */
  path: string | null;
  /** The path of the picture that messengers show beside a link; null for pages that are not shared, and in development. */
  picture: string | null;
  /** The name and the path of the calendar that has the page's events. */
  calendar?: { title: string; href: string };
};

/** Selects what `PageHead` renders. */
export const pageHeadEntries =
  "title, meta[property], meta[name=description], meta[name=robots], meta[name^='twitter:'], link[rel=canonical], link[type='text/calendar']";

/** The page's entries in the document's head, where React moves them. */
export function PageHead({ title, description, path, picture, calendar, translation }: PageHeadProps) {
  const fullTitle = title.includes(site.productName) ? title : `${title} · ${site.productName}`;
  // A page without a translation has the English page as its canonical URL.
  const url = path === null ? null : site.siteAddress + (translation === "none" ? path : localizedPath(path));
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={site.productName} />
      <meta property="og:type" content="website" />
      {siteLanguage !== defaultLanguage && <meta property="og:locale" content={`${siteLanguage}_IN`} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      {picture && (
        <>
          {/* Messengers need an absolute URL. */}
          <meta property="og:image" content={site.siteAddress + picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      {url && (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </>
      )}
      {calendar && <link rel="alternate" type="text/calendar" {...calendar} />}
      {(!url || translation === "draft") && <meta name="robots" content="noindex" />}
    </>
  );
}
