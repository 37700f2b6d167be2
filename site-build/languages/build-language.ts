import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { cityPages } from "../../catalogue/cities/city-pages.ts";
import type { Event } from "../../catalogue/event.ts";
import { cityAddress } from "../../catalogue/links/city-address.ts";
import { eventAddress } from "../../catalogue/links/event-address.ts";
import { phaseRedirects } from "../../catalogue/links/phase-addresses.ts";
import { hasOwnPage, isIndexed, pageTranslation } from "../../catalogue/page-translations.ts";
import { addressesWith, pageAddresses } from "../../catalogue/pages.ts";
import { firstLanguage } from "../../catalogue/site-languages.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { feedFiles } from "../../feeds/feed-files.ts";
import type { PublishedFilm } from "../../feeds/structured-data/site-data.ts";
import { scriptText, structuredData } from "../../feeds/structured-data/structured-data.ts";
import { siteConfig } from "../../vite.config.ts";
import { wordsLanguage } from "../../words/read-words.ts";
import { type BuiltPage, readBuiltPages } from "../built-pages/built-pages.ts";
import { bundleSite, takeManifest } from "../bundle/bundle-site.ts";
import { takeBundledPackages } from "../bundle/packages-in-site.ts";
import type { MissingPages } from "../content-modules/event-modules.ts";
import { findBuilt } from "../find-built.ts";
import { SitePictures } from "../pictures/site-pictures.ts";
import { prerenderSite, type Redirect, type Renderer } from "../prerender/prerender-site.ts";
import { type SharePictures, writeSharePictures } from "../share-pictures/share-pictures.ts";

/** What the site of one language is made of. */
export type LanguageTask = {
  /** The folder with the content. */
  content: string;
  /** The folder that its site comes into, as `client/`. */
  folder: string;
  /** Which events have no page in which languages. */
  missing: MissingPages;
  /** The folder of the built site that share pictures are written into: they are of no one language's folder. */
  pictureFolder: string;
  /** The share pictures in English; the site in English has no others. */
  english: SharePictures;
  /** The film that the site's own player plays; null where it plays none. */
  film: PublishedFilm | null;
};

/** What is to be known of the site of one language once it lies in its folder. */
export type LanguageSite = {
  language: string;
  manifest: Manifest;
  /** The packages that its code has something of. */
  packages: string[];
  redirects: Redirect[];
  /** Every page that has been written, in the order of their addresses. */
  built: BuiltPage[];
  /** The addresses, without a language, of the pages that search engines may keep. */
  indexed: string[];
};

/** Makes the site in the language of this process: its bundles, pages and feeds. @throws ContentError, WordsError, Error as each of them does */
export async function buildLanguage({
  content,
  folder,
  missing,
  pictureFolder,
  english,
  film,
}: LanguageTask): Promise<LanguageSite> {
  const catalogue = await readCatalogue(content, { language: wordsLanguage });
  const [siteFolder, rendererFolder] = [path.join(folder, "client"), path.join(folder, "renderer")];
  const images = path.join(content, "images");
  const sharePictures =
    wordsLanguage === firstLanguage
      ? english
      : await writeSharePictures(catalogue, { images, folder: pictureFolder, english });
  await bundleSite(siteConfig(content, { known: catalogue, missing, sharePictures }), { siteFolder, rendererFolder });
  const packages = await takeBundledPackages(siteFolder);
  const manifest = await takeManifest(siteFolder);
  const renderer: Renderer = await import(pathToFileURL(path.resolve(rendererFolder, "render.server.js")).href);
  const { site, events } = catalogue;
  const { told, untold } = addressesOf(catalogue);
  const pictures = await eventPictures(events, sharePictures, new SitePictures(images));
  const redirects = await prerenderSite({
    siteFolder,
    manifest,
    renderer,
    addresses: [...told, ...untold],
    policyAddresses: site,
    structuredData: (address) =>
      untold.includes(address) || !isIndexed(pageTranslation(address, catalogue))
        ? undefined
        : scriptText(structuredData(address, { catalogue, pictures, film })),
  });
  const built = await readBuiltPages(siteFolder);
  const pictureOf = (eventId: string) => site.siteAddress + findBuilt(`event/${eventId}`, sharePictures).src;
  for (const { address, text } of feedFiles({ catalogue, pictureOf })) await writeNew(siteFolder, address, text);
  const indexed = [...addressesWith("inSitemap"), ...contentAddresses(catalogue)];
  return {
    language: wordsLanguage,
    manifest,
    packages,
    redirects,
    built: [...built.values()],
    indexed: indexed.filter((address) => isIndexed(pageTranslation(address, catalogue))),
  };
}

/** The paths on the site of the pictures that search engines show of each event: its share picture, and its photograph if it has one. */
async function eventPictures(events: readonly Event[], sharePictures: SharePictures, pictures: SitePictures) {
  const paths = new Map<string, string[]>();
  for (const { _id, image } of events) {
    const hasPhotograph = image !== undefined && !image.endsWith(".svg");
    const photograph = hasPhotograph ? [(await pictures.prepared(image)).src] : [];
    paths.set(_id, [findBuilt(`event/${_id}`, sharePictures).src, ...photograph]);
  }
  return paths;
}

/** The addresses that a language has, without the language: of pages that search engines are told of, and of others. */
function addressesOf(catalogue: Catalogue) {
  const redirecting = [
    ...phaseRedirects(catalogue.phases).map(({ from }) => from),
    ...cityPages(catalogue).flatMap(({ otherSlugs }) => otherSlugs.map(cityAddress)),
  ];
  const kept = addressesWith("inSitemap");
  return {
    told: [...kept, ...redirecting, ...contentAddresses(catalogue)],
    untold: pageAddresses().filter((address) => !kept.includes(address)),
  };
}

/** The addresses, without the language, of the pages that the content brings: those of cities and events. */
function contentAddresses(catalogue: Catalogue): string[] {
  return [
    ...cityPages(catalogue).map(({ slug }) => cityAddress(slug)),
    ...catalogue.events.filter(hasOwnPage).map(({ _id }) => eventAddress(_id)),
  ];
}

/** Writes a file at its address, below the site's folder. @throws Error when something stands there already */
async function writeNew(siteFolder: string, address: string, text: string): Promise<void> {
  const file = path.join(siteFolder, decodeURIComponent(address));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text, { flag: "wx" });
}
