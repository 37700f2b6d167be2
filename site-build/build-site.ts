import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { offlinePath } from "../app/offline/cache-rules.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { filmedPhase } from "../catalogue/events/shown-phase.ts";
import { filmPageAddress } from "../catalogue/film.ts";
import { firstLanguage, inLanguage, languagePrefix } from "../catalogue/site-languages.ts";
import { readCatalogues } from "../content-check/read-catalogue.ts";
import { crawlerFiles } from "../feeds/crawler-files.ts";
import { languageData, setWordsOf, wordsLanguages } from "../words/read-words.ts";
import { writeTypes } from "../words/write-types.ts";
import { buildLanguage, type LanguageSite } from "./build-language.ts";
import { type BuiltPage, readBuiltPages } from "./built-pages/built-pages.ts";
import { bundleServer } from "./bundle/bundle-server.ts";
import { bundleSite } from "./bundle/bundle-site.ts";
import { bundleWorker } from "./bundle/bundle-worker.ts";
import { takeBundledPackages, writeLicences } from "./bundle/packages-in-site.ts";
import { offlineFiles } from "./bundle/page-assets.ts";
import { compressSite } from "./compress-site.ts";
import { writeFilmPage } from "./film/film-page.ts";
import { findBuilt } from "./find-built.ts";
import { writeHostFiles } from "./host-files.ts";
import { missingPages } from "./page-data/missing-pages.ts";
import { writePartnerFiles } from "./partner-files.ts";
import { inspectPicture, publishStablePictures, SitePictures } from "./pictures/site-pictures.ts";
import type { Renderer } from "./prerender/prerender-site.ts";
import { replaceFolder } from "./replace-folder.ts";
import { writeSharePictures } from "./share-pictures/share-pictures.ts";
import type { SiteFolders } from "./site-folders.ts";
import { weighSite } from "./weigh-site.ts";
import { writeRelease } from "./write-release.ts";

/** What languages are called in English. */
const languageNames = new Intl.DisplayNames("en", { type: "language" });

/**
 * Builds the whole site beside its output folder, then puts it there: the site of each language, what is of no language,
 * compressed copies, and the server.
 *
 * @throws ContentError when the content has mistakes, WordsError when a language's words have; an earlier build stays as it is
 *   then, as after any other failure
 */
export async function buildSite({ content, output }: SiteFolders): Promise<void> {
  // A folder of this process's own: two builds may run at once, and the last to finish stays.
  const nextFolder = `${output}.next-${process.pid}`;
  try {
    const warnings = await makeSite(content, nextFolder);
    await replaceFolder(nextFolder, output, `${output}.previous-${process.pid}`);
    for (const line of warnings) console.log(line);
  } finally {
    await rm(nextFolder, { recursive: true, force: true });
  }
}

/** Says in the log what the build does now. */
function begin(step: string): void {
  console.error(`${step} …`);
}

/** @returns warnings for programmers: what has become heavy */
async function makeSite(content: string, nextFolder: string): Promise<string[]> {
  const languages = wordsLanguages();
  for (const language of languages) languageData(language);
  writeTypes();
  const catalogueIn = await readCatalogues(content, languages, { inspectPicture });
  const missing = missingPages(languages, catalogueIn);
  const siteFolder = path.join(nextFolder, "client");
  await rm(nextFolder, { recursive: true, force: true });
  begin("Bundling the code");
  const { bundle, renderer } = await bundleCode(nextFolder, siteFolder);
  const images = path.join(content, "images");
  const catalogue = catalogueIn(firstLanguage);
  begin("Drawing the share pictures");
  const english = await writeSharePictures(catalogue, { images, folder: siteFolder });
  const film = await publishFilm(catalogue, content, siteFolder);
  await publishStablePictures(images, siteFolder);
  const parts = { siteFolder, bundle, renderer, pictures: new SitePictures(images), images, missing, english, film };
  const sites: LanguageSite[] = [];
  for (const language of languages) {
    begin(`Making the pages in ${languageNames.of(language)}`);
    sites.push(await buildLanguage(catalogueIn(language), parts));
  }
  setWordsOf(firstLanguage);
  await rm(rendererFolder(nextFolder), { recursive: true });
  const pages = await readBuiltPages(siteFolder);
  const { site } = catalogue;
  for (const { address, text } of crawlerFiles({ catalogue, versions: sites }))
    await writeFile(path.join(siteFolder, address), text);
  const offline = languages.map((language) => offlineFilesOf(language, pages));
  const packages = await takeBundledPackages(siteFolder);
  await bundleWorker({ siteFolder, offlineFiles: Object.fromEntries(offline), site });
  await writeLicences(nextFolder, siteFolder, [...packages, ...(await takeBundledPackages(siteFolder))]);
  const redirects = [...sites.flatMap((each) => each.eventRedirects), ...sites.flatMap((each) => each.redirects)];
  const rewrites = await writePartnerFiles(siteFolder, catalogue);
  await writeHostFiles(siteFolder, { pages: [...pages.keys()], redirects, rewrites, siteAddress: site.siteAddress });
  begin("Compressing them");
  await compressSite(siteFolder);
  const weightWarnings = await weighSite(siteFolder, [...pages.keys()], sites);
  await writeRelease(nextFolder);
  return weightWarnings;
}

/** Bundles the site's code, the renderer and the server. */
async function bundleCode(nextFolder: string, siteFolder: string) {
  const folder = rendererFolder(nextFolder);
  const bundle = await bundleSite(siteFolder, folder);
  const renderer: Renderer = await import(pathToFileURL(path.resolve(folder, "render.server.js")).href);
  await bundleServer(nextFolder);
  return { bundle, renderer };
}

/** Where the renderer is while the pages are made: it loads the code of each page when it comes to it. */
function rendererFolder(nextFolder: string): string {
  return path.join(nextFolder, "renderer");
}

/** What the worker fetches for offline reading in a language, by what the language's addresses begin with. */
function offlineFilesOf(
  language: string,
  pages: ReadonlyMap<string, BuiltPage>,
): [prefix: string, files: string[]] {
  return [languagePrefix(language), offlineFiles(findBuilt(inLanguage(offlinePath, language), pages))];
}

/** Writes the film and its page, if the site's own player plays it. */
async function publishFilm({ site, phases, film }: Catalogue, content: string, siteFolder: string) {
  if (site.aftermovieAddress !== filmPageAddress) return null;
  const phase = filmedPhase(phases, site.aftermoviePhase).name;
  return writeFilmPage({ siteFolder, content, productName: site.productName, phase, film });
}
