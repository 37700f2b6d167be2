import { fontsFor } from "../critical-css/font-faces.ts";
import { filesInStyles, type PageDocument, type PageElement, stylesOf } from "./page-document.ts";

/** What a link leads a browser to fetch, or to open a connection for, by itself. */
const fetchingLinks =
  /\b(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)\b/;

/** The attributes by which other elements than links fetch something by themselves. */
const fetchingAttributes = ["src", "srcset", "imagesrcset", "poster", "data"];

/** The addresses of other sites that a page asks for without a visitor's doing, where scripts run. */
export function foreignRequests(page: PageDocument): string[] {
  const elements = page.elements.filter(({ isInNoscript }) => !isInNoscript);
  const asked = [...elements.flatMap(addressesOf), ...filesInStyles(stylesOf(page))];
  return asked.filter((address) => /^(?:[a-z][a-z+.-]*:)?\/\//i.test(address));
}

function addressesOf({ name, attributes }: PageElement): string[] {
  const link = name === "link" && fetchingLinks.test(attributes.get("rel") ?? "") ? [attributes.get("href") ?? ""] : [];
  const sets = fetchingAttributes.flatMap((attribute) => attributes.get(attribute)?.split(/,\s+/) ?? []);
  return [...link, ...sets];
}

/** The scripts that a page fetches before its `load` event, as their addresses: those that its HTML names. */
export function scriptsBeforeLoad({ elements }: PageDocument): string[] {
  return elements.flatMap(({ name, attributes }) => {
    if (name === "script") return attributes.get("src") ?? [];
    const isScript = attributes.get("rel") === "modulepreload" || attributes.get("as") === "script";
    return name === "link" && isScript ? (attributes.get("href") ?? []) : [];
  });
}

/**
 * The font files that a page's characters ask for, as paths on the site: every one of its rules with a file and with the
 * range of a character that stands on the page. Which family an element is set in is not looked at, so it may be one too
 * many and never one too few.
 */
export function fontFiles(page: PageDocument): string[] {
  return [...new Set(fontsFor(page.words, stylesOf(page)).flatMap(filesInStyles))];
}
