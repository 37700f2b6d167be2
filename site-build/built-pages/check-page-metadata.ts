import { stat } from "node:fs/promises";
import path from "node:path";
import { type BuiltPage, pageFile } from "./built-pages.ts";

/** A built site and where it is going to be found. */
type Place = { siteFolder: string; siteAddress: string };

/**
 * Looks whether every page of the built site names a share picture that is there.
 *
 * @returns the absolute address of each page's picture, by the page's address
 * @throws Error for a page without one, for a picture that was not written
 */
export async function checkSharePictures(
  pages: readonly BuiltPage[],
  { siteFolder, siteAddress }: Place,
): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  for (const { address, sharePicture } of pages) {
    if (!sharePicture?.startsWith(`${siteAddress}/`))
      throw new Error(`${address} has no share picture: give its PageHead one.`);
    const name = sharePicture.slice(siteAddress.length);
    const bytes = await sizeOf(path.join(siteFolder, name));
    if (bytes === null)
      throw new Error(`${address} names the share picture ${name}, but the build has not written it.`);
    pictures.set(address, sharePicture);
  }
  return pictures;
}

/**
 * Properties that the build itself fills with addresses of this site, of pages and of files. In others stand addresses
 * that somebody wrote into the content: they may lead anywhere, also to what this host has beside the site.
 */
const pageProperties = ["item", "embedUrl"];
const fileProperties = ["image", "logo", "thumbnailUrl", "contentUrl"];

/** A text somewhere in a page's structured data, with the property that it is a value of. */
type Value = { property: string; text: string };

/**
 * Looks whether every page of the built site tells search engines something that can be read, and whether the pages and
 * files that it names are there.
 *
 * @throws Error for a page with no structured data or with more than one, for what is not JSON, for an address of
 *   another site or of nothing where the build names its own, and for an event without a picture
 */
export async function checkStructuredData(pages: readonly BuiltPage[], place: Place): Promise<void> {
  for (const { address: page, structuredData } of pages) {
    const values = valuesOf(parsed(page, structuredData), "");
    for (const value of values) await checkAddress(page, value, place);
    const isEvent = values.some(({ property, text }) => property === "@type" && text === "Event");
    const pictures = values.filter(({ property }) => property === "image").length;
    if (isEvent && pictures === 0) throw new Error(`${page} has no picture for search engines.`);
  }
}

async function checkAddress(page: string, { property, text }: Value, { siteFolder, siteAddress }: Place) {
  const isPage = pageProperties.includes(property);
  if (!isPage && !fileProperties.includes(property)) return;
  if (!URL.canParse(text) || new URL(text).origin !== siteAddress)
    throw new Error(`${page} tells search engines the ${property} ${text}: it is no address of ${siteAddress}.`);
  const name = decodeURIComponent(new URL(text).pathname);
  const bytes = await sizeOf(path.join(siteFolder, isPage ? pageFile(name) : name));
  if (bytes === null) throw new Error(`${page} names ${text} for search engines, but the build has not written it.`);
}

function parsed(page: string, [text, ...more]: readonly string[]): unknown {
  if (text === undefined || more.length > 0) throw new Error(`${page} needs one element with structured data.`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${page} has structured data that is not JSON.`, { cause });
  }
}

/** Every text within a value of JSON. */
function valuesOf(value: unknown, property: string): Value[] {
  if (typeof value === "string") return [{ property, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry) => valuesOf(entry, property));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => valuesOf(entry, key));
}

/** In bytes; null where there is no such file. */
function sizeOf(file: string): Promise<number | null> {
  return stat(file).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );
}
