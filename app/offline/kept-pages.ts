import { trustedTypePolicies } from "../trusted-types-policies.ts";
import { keptCaches, pageKey } from "./kept-caches.ts";
import { lookUp } from "./look-up.ts";

/** An event that can be read without a connection. */
export type KeptEvent = {
  path: string;
  title: string;
  /** When and where, as the page tells search engines. */
  summary: string;
};

/** The page that is kept of an address. */
function findPage(address: string): Promise<Response | undefined> {
  return lookUp((kept) => kept.match(address, { cacheName: keptCaches.pages }));
}

/** When the network answered the page that is kept of an address; null where none is, or nobody said when. */
export async function savedTime(address: string): Promise<Date | null> {
  const kept = await findPage(pageKey(address));
  const time = new Date(kept?.headers.get("Date") ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time;
}

/** Whether the page at a path can be read without a connection. */
export async function isKept(path: string): Promise<boolean> {
  return (await findPage(location.origin + path)) !== undefined;
}

/** Every event that is kept, the last opened first; none where the browser keeps nothing. */
export async function keptEvents(): Promise<KeptEvent[]> {
  const events = await lookUp(async (kept) => {
    const cache = await kept.open(keptCaches.pages);
    const pages = (await cache.keys())
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => /^\/events\/[^/]+$/.test(pathname));
    return Promise.all(pages.map(async (url) => readEvent(url, await cache.match(url))));
  });
  return (events ?? []).filter((event) => event !== null).reverse();
}

let keptPagesPolicy: TrustedTypePolicy | undefined;

/** A page of the site's own as a document that is only read: nothing of it runs or is shown. */
function parseKept(html: string): Document {
  keptPagesPolicy ??= window.trustedTypes?.createPolicy(trustedTypePolicies.keptPages, { createHTML: (text) => text });
  return new DOMParser().parseFromString(keptPagesPolicy?.createHTML(html) ?? html, "text/html");
}

async function readEvent({ pathname: path }: URL, kept: Response | undefined): Promise<KeptEvent | null> {
  if (!kept) return null;
  const [head = ""] = (await kept.text()).split("</head>");
  // The policy of the page that reads does not know the other's styles.
  const page = parseKept(head.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, ""));
  const content = (name: string) => page.querySelector<HTMLMetaElement>(name)?.content ?? "";
  return { path, title: content('[property="og:title"]') || path, summary: content('[name="description"]') };
}
