import { ownAddress } from "../../catalogue/links/own-address.ts";
import { pages } from "../../catalogue/pages.ts";
import { firstLanguage, splitLanguage } from "../../catalogue/site-languages.ts";
import { siteLanguage } from "../../words/site-language.ts";
import { site } from "../content/site-content.ts";
import { cacheNames } from "./cache-rules.ts";
import { readCaches } from "./read-caches.ts";

/** An event that can be read without a connection. */
export type CachedEvent = {
  /** Without its language, which is that of the page. */
  path: string;
  title: string;
  /** The language of its title, where that is not the page's. */
  language: string | undefined;
  /** When and where, as the page tells search engines. */
  summary: string;
};

/** Every cached event, the last opened first; none in a browser without caches. */
export async function cachedEvents(): Promise<CachedEvent[]> {
  // The pages of events in the language of this one.
  const eventPath = new RegExp(`^${ownAddress(pages.events.address)}/[^/]+$`);
  const events = await readCaches(async (caches) => {
    const cache = await caches.open(cacheNames.pages);
    const pages = (await cache.keys())
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => eventPath.test(pathname));
    return Promise.all(pages.map(async (url) => readEvent(url, await cache.match(url))));
  });
  return (events ?? []).filter((event) => event !== null).reverse();
}

async function readEvent({ pathname }: URL, cached: Response | undefined): Promise<CachedEvent | null> {
  if (!cached) return null;
  const [head = ""] = (await cached.text()).split("</head>");
  // The policy of the page that reads does not know the other's styles.
  const withoutStyles = head.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, "");
  const page = new DOMParser().parseFromString(withoutStyles, "text/html");
  const content = (name: string) => page.querySelector<HTMLMetaElement>(name)?.content ?? "";
  const path = siteLanguage === firstLanguage ? pathname : splitLanguage(pathname, [siteLanguage]).address;
  // What is there in English alone is the English page, to search engines.
  const canonical = page.querySelector<HTMLLinkElement>("[rel=canonical]")?.href;
  const title = content('[property="og:title"]') || path;
  // A title that the site made of the tour's name is in the page's language all the same.
  const isInEnglish = canonical?.endsWith(pathname) === false && !title.startsWith(site.productName);
  return {
    path,
    title,
    language: isInEnglish ? firstLanguage : undefined,
    summary: content('[name="description"]'),
  };
}
