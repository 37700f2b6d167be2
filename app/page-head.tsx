import { site } from "content:site";

type PageHeadProps = {
  /** The page's own title; the product's name is added, except where it already stands in it. */
  title: string;
  description: string;
  /** The page's address on the site, such as `/events`; null for pages that have none of their own. */
  path: string | null;
};

/** The page's entries in the document's head; React moves them there, and changes them when the page changes. */
export function PageHead({ title, description, path }: PageHeadProps) {
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
