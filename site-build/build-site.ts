import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { offlinePath } from "../app/offline/cache-rules.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { filmedPhase } from "../catalogue/events/shown-phase.ts";
import { filmPageAddress } from "../catalogue/film.ts";
import { firstLanguage, inLanguage, languagePrefix } from "../catalogue/site-languages.ts";
import { readCatalogues } from "../content-check/read-catalogue.ts";
import { crawlerFiles } from "../feeds/crawler-files.ts";
import { wordsLanguages, wordsModule } from "../words/read-words.ts";
import { readBuiltPages } from "./built-pages/built-pages.ts";
import { bundleServer } from "./bundle/bundle-server.ts";
import { bundleWorker } from "./bundle/bundle-worker.ts";
import { takeBundledPackages, writeLicences } from "./bundle/packages-in-site.ts";
import { offlineFiles } from "./bundle/page-assets.ts";
import { compressSite } from "./compress-site.ts";
import { writeFilmPage } from "./film/film-page.ts";
import { findBuilt } from "./find-built.ts";
import { writeHostFiles } from "./host-files.ts";
import type { LanguageSite } from "./languages/build-language.ts";
import { buildLanguages } from "./languages/build-languages.ts";
import { mergeFolder } from "./languages/merge-folder.ts";
import { missingPages } from "./languages/missing-pages.ts";
import { writePartnerFiles } from "./partner-files.ts";
import { inspectPicture, publishStablePictures } from "./pictures/site-pictures.ts";
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
  for (const language of languages) wordsModule(language);
  const catalogueIn = await readCatalogues(content, languages, { inspectPicture });
  const catalogue = catalogueIn(firstLanguage);
  const missing = missingPages(languages, catalogueIn);
  await rm(nextFolder, { recursive: true, force: true });
  const [siteFolder, sharedFolder] = [path.join(nextFolder, "client"), path.join(nextFolder, "shared")];
  begin("Drawing the share pictures");
  const { english, film, pages } = await writeShared(catalogue, content, sharedFolder);
  const languageFolder = path.join(nextFolder, "languages");
  const sites = await buildLanguages(languages, languageFolder, {
    task: { content, missing, pictureFolder: sharedFolder, english, film },
    begin: (language) => begin(`Making the pages in ${languageNames.of(language)}`),
    besideLast: () => bundleServer(nextFolder),
  });
  for (const { folder } of sites) await mergeFolder(path.join(folder, "client"), siteFolder);
  await mergeFolder(sharedFolder, siteFolder);
  for (const folder of [sharedFolder, languageFolder]) await rm(folder, { recursive: true });
  const built = [...sites.flatMap((site) => site.built), ...pages];
  const { site } = catalogue;
  for (const { address, text } of crawlerFiles({ catalogue, versions: sites }))
    await writeFile(path.join(siteFolder, address), text);
  const offline = sites.map(offlineFilesOf);
  await bundleWorker({ siteFolder, offlineFiles: Object.fromEntries(offline), site });
  const packages = sites.flatMap((each) => each.packages);
  await writeLicences(nextFolder, siteFolder, [...packages, ...(await takeBundledPackages(siteFolder))]);
  const redirects = sites.flatMap((each) => each.redirects);
  const rewrites = await writePartnerFiles(siteFolder, catalogue);
  const addresses = built.map(({ address }) => address);
  await writeHostFiles(siteFolder, { pages: addresses, redirects, rewrites, siteAddress: site.siteAddress });
  begin("Compressing them");
  await compressSite(siteFolder);
  const weightWarnings = await weighSite(siteFolder, sites);
  await writeRelease(nextFolder);
  return weightWarnings;
}

/** What the worker fetches for offline reading in a language, by what the language's addresses begin with. */
function offlineFilesOf({ language, manifest, built }: LanguageSite): [prefix: string, files: string[]] {
  const pages = new Map(built.map((page) => [page.address, page]));
  return [languagePrefix(language), offlineFiles(manifest, findBuilt(inLanguage(offlinePath, language), pages))];
}

/** Writes what the sites of all languages have in common and no bundler knows of: the share pictures in English, and the film with its page. */
async function writeShared(catalogue: Catalogue, content: string, folder: string) {
  const images = path.join(content, "images");
  await mkdir(path.join(folder, "assets"), { recursive: true });
  const english = await writeSharePictures(catalogue, { images, folder });
  const film = await publishFilm(catalogue, content, folder);
  await publishStablePictures(images, folder);
  return { english, film, pages: [...(await readBuiltPages(folder)).values()] };
}

/** Writes the film and its page, if the site's own player plays it. */
async function publishFilm({ site, phases, film }: Catalogue, content: string, siteFolder: string) {
  if (site.aftermovieAddress !== filmPageAddress) return null;
  const phase = filmedPhase(phases, site.aftermoviePhase).name;
  return writeFilmPage({ siteFolder, content, productName: site.productName, phase, film });
}
