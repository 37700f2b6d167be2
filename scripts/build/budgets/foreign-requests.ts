import { filesInStyles, stylesOf, type Tag, tagsOf } from "./page-tags.ts";

/** What a link leads a browser to fetch, or to open a connection for, by itself. */
const fetchingLinks =
  /\b(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)\b/;

/** The attributes by which other elements than links fetch something by themselves. */
const fetchingAttributes = ["src", "srcset", "imagesrcset", "poster", "data"];

/**
 * The addresses of other sites that a page asks for without a visitor's doing. A frame that waits until the visitor comes
 * near may show another site.
 */
export function foreignRequests(html: string): string[] {
  const asked = tagsOf(html)
    .filter(({ name, attributes }) => name !== "iframe" || attributes.get("loading") !== "lazy")
    .flatMap(addressesOf);
  return [...asked, ...filesInStyles(stylesOf(html))].filter((address) => /^(?:[a-z][a-z+.-]*:)?\/\//i.test(address));
}

function addressesOf({ name, attributes }: Tag): string[] {
  const link = name === "link" && fetchingLinks.test(attributes.get("rel") ?? "") ? [attributes.get("href") ?? ""] : [];
  const sets = fetchingAttributes.flatMap((attribute) => attributes.get(attribute)?.split(/,\s+/) ?? []);
  return [...link, ...sets];
}
