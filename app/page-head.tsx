import { site } from "content:site";
import type { SharePicture } from "./content/content-modules.ts";

type PageHeadProps = {
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

/** The page's entries in the document's head; React moves them there, and changes them when the page changes. */
export function PageHead({ title, description, path, picture }: PageHeadProps) {
  const fullTitle = title.includes(site.productName) ? title : `${title} · ${site.productName}`;
  const address = path === null ? null : site.siteAddress + path;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={site.productName} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      {picture && <SharePictureTags {...picture} />}
      {address ? (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
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
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
