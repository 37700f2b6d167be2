import { documentData } from "../document-data.ts";
import { FetchError } from "../offline/fetch-errors.ts";
import type { PageData, PageDataName } from "./page-data.ts";
import type { SiteData } from "./site-content.ts";

/** Reads the data of a page from the catalogue; undefined if there is no such page. */
export type ReadPageData = <Name extends PageDataName>(name: Name) => PageData[Name] | undefined;

let readPageData: ReadPageData | undefined;

/** Sets the source of the data in the renderer and in tests. Without it, data are fetched. */
export function setPageDataReader(read: ReadPageData): void {
  readPageData = read;
}

/**
 * Loads the data of a page: from the catalogue while it is prerendered, from the site's JSON files in a browser.
 *
 * @throws FetchError when a browser cannot get it
 */
export async function loadPageData<Name extends PageDataName>(name: Name): Promise<PageData[Name]> {
  return (await findPageData(name)) ?? missing(name);
}

/** Like `loadPageData`, for a page that may not exist: then it returns undefined. */
export async function findPageData<Name extends PageDataName>(name: Name): Promise<PageData[Name] | undefined> {
  return readPageData ? readPageData(name) : fetchJson<PageData[Name]>(name);
}

/** Fetches what every page of the document's language needs. @throws FetchError when the browser cannot get it */
export async function fetchSiteData(): Promise<SiteData> {
  return (await fetchJson<SiteData>("site")) ?? missing("site");
}

/** Throws an error for data that every publication has: a publication is being replaced. The next call fetches again. */
function missing(name: string): never {
  fetched.delete(name);
  throw new FetchError(`There is no data for ${name}.`);
}

/** The data that this document has fetched. It is never fetched again, just as the document's code is not. */
const fetched = new Map<string, Promise<unknown>>();

/**
 * Fetches one of the JSON files of the document's publication and language (`site-build/page-data/`). A file
 * that is missing means that there is no such page, unless a newer publication has replaced the document's.
 */
function fetchJson<Data>(name: string): Promise<Data | undefined> {
  const known = fetched.get(name) ?? fetchAnew(name);
  fetched.set(name, known);
  known.catch(() => fetched.delete(name));
  // The build writes the file from a value of this type.
  return known as Promise<Data | undefined>;
}

async function fetchAnew(name: string): Promise<unknown> {
  const path = name.split("/").map(encodeURIComponent).join("/");
  const url = `${documentData().content}/${path}.json`;
  try {
    const response = await fetch(url);
    if (response.ok) return await response.json();
    if (response.status !== 404) throw new Error(`${url} answered ${response.status}.`);
    if (await isPublished()) return undefined;
  } catch (error) {
    throw new FetchError(`${url} cannot be fetched: ${error}`);
  }
  throw new FetchError(`${url} is gone.`, { isReplaced: true });
}

/** Whether the host still has the document's publication. @throws Error when it does not answer, or with an error of its own */
async function isPublished(): Promise<boolean> {
  const { ok, status } = await fetch(`${documentData().content}/site.json`, { method: "HEAD" });
  if (status >= 500) throw new Error(`site.json answered ${status}.`);
  return ok;
}
