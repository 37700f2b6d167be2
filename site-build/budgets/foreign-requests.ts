import { filesInStyles, stylesOf, type Tag, tagsOf } from "./page-tags.ts";

/** What a link leads a browser to fetch, or to open a connection for, by itself. */
const fetchingLinks =
  /\b(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)\b/;

/** The attributes by which other elements than links fetch something by themselves. */
const fetchingAttributes = ["src", "srcset", "imagesrcset", "poster", "data"];

/** What only a browser without scripts reads. */
const withoutScript = /<noscript>.*?<\/noscript>/gs;

/** The addresses of other sites that a page asks for without a visitor's doing, where scripts run. */
export function foreignRequests(html: string): string[] {
  const read = html.replace(withoutScript, "");
  const asked = [...tagsOf(read).flatMap(addressesOf), ...filesInStyles(stylesOf(read))];
  return asked.filter((address) => /^(?:[a-z][a-z+.-]*:)?\/\//i.test(address));
}

function addressesOf({ name, attributes }: Tag): string[] {
  const link = name === "link" && fetchingLinks.test(attributes.get("rel") ?? "") ? [attributes.get("href") ?? ""] : [];
  const sets = fetchingAttributes.flatMap((attribute) => attributes.get(attribute)?.split(/,\s+/) ?? []);
  return [...link, ...sets];
}
