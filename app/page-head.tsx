import { ownAddress } from "../catalogue/links/own-address.ts";
import { firstLanguage } from "../catalogue/site-languages.ts";
import type { Translated } from "../catalogue/translation.ts";
import { siteLanguage } from "../words/site-language.ts";
import type { SharePicture } from "./content/page-data.ts";
import { site } from "./content/site-content.ts";

type PageHeadProps = Translated & {
  /** The page's own title; the product's name is added, except where it already stands in it. */
  title: string;
  description: string;
  /** The page's address on the site, such as `/events`; null for pages that have none of their own. */
  path: string | null;
  /**
   * The picture that messengers show beside a link to the page; null where there is nothing to share, and while
   * developing.
   */
  picture: SharePicture | null;
};

/** Selects what `PageHead` renders. */
export const pageHeadEntries =
  "title, meta[property], meta[name=description], meta[name=robots], meta[name^='twitter:'], link[rel=canonical]";

/** The page's entries in the document's head; React moves them there, and changes them when the page changes. */
export function PageHead({ title, description, path, picture, translation }: PageHeadProps) {
  const fullTitle = title.includes(site.productName) ? title : `${title} · ${site.productName}`;
  // What is there in English alone is the English page, to search engines.
  const address = path === null ? null : site.siteAddress + (translation === "none" ? path : ownAddress(path));
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={site.productName} />
      <meta property="og:type" content="website" />
      {siteLanguage !== firstLanguage && <meta property="og:locale" content={`${siteLanguage}_IN`} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      {picture && <SharePictureTags {...picture} />}
      {address && (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </>
      )}
      {(!address || translation === "draft") && <meta name="robots" content="noindex" />}
    </>
  );
}

/** The tags of a share picture. Its address is absolute: readers of these tags follow no other. */
function SharePictureTags({ src, width, height, alt }: SharePicture) {
  const address = site.siteAddress + src;
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      {alt && <meta property="og:image:alt" content={alt} />}
      {alt && <meta name="twitter:image:alt" content={alt} />}
    </>
  );
}
